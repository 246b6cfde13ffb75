import type { tokens as source } from '../../en/server/tokens.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('ar');

export const tokens: typeof source = {
  insufficientScope: ({ scope }) => `هذا الرمز ليس له النطاق ${isolate(scope)}.`,
  sessionOnly: 'لا يمكن استخدام الرموز لهذا الغرض؛ يرجى تسجيل الدخول.',
  wrongAddress: 'هذا الرمز لا يعمل من عنوان شبكتك.',
  rangeInvalid: ({ range }) => `${isolate(range)} ليس عنوانًا ولا نطاقًا مثل 192.0.2.0/24.`,
  tooMany: ({ max }) => `لديك ${number(max)} رمزًا وهو الحد الأقصى. ألغِ واحدًا أولًا.`,
  noSuchToken: 'لا يوجد رمز كهذا.',
  noSuchProfile: 'لا يوجد ملف إعدادات كهذا.',
  profileUnknown: ({ name }) => `لا يوجد ملف إعدادات باسم ${isolate(name)}.`,
  profileLocked: 'هذا الرمز مقيّد بملف إعدادات آخر.',
  lockedToNothing: 'لا يمكن تقييد الرمز إلا بملف إعدادات: اختر واحدًا.',
  profileExpires: 'يجب أن يكون expires في ملف الإعدادات مدة مثل 30m أو 12h أو 7d أو 4w، أو never.',
  profileName: ({ max }) => `يجب أن يتكون name من 1 إلى ${number(max)} حرفًا.`,
  profileTaken: ({ name }) => `يوجد بالفعل ملف إعدادات باسم ${isolate(name)}.`,
  profileInUse: ({ token }) =>
    `الرمز ${isolate(token)} مقيّد بملف الإعدادات هذا. غيّره أو ألغِه أولًا.`,
  tooManyProfiles: ({ max }) =>
    `لديك ${number(max)} ملف إعدادات وهو الحد الأقصى. احذف واحدًا أولًا.`,
  bytesSpent: 'رفع هذا الرمز اليوم كل ما يُسمح له به.',
  defaultIsOff: 'رمزك الافتراضي متوقف. أنشئ رمزًا لهذا البرنامج.',
  defaultDisabled: 'توقف الرمز الافتراضي عن العمل.',
  revoked: 'توقف الرمز عن العمل.',
  profileDeleted: 'حُذف ملف الإعدادات.',
};
