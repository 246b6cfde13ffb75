import type { gate as source } from '../../../en/server/file-page/gate.ts';

export const gate: typeof source = {
  ended: 'انتهت صلاحية هذا الرابط',
  endedWhy: 'انقضت مدته، أو فُتح العدد المسموح به من المرات.',
  locked: 'هذا الملف محمي بكلمة مرور',
  lockedWhy: 'أدخل كلمة المرور التي تلقيتها مع الرابط.',
  password: 'كلمة المرور',
  unlock: 'إلغاء القفل',
  wrongPassword: 'كلمة المرور غير صحيحة.',
  limited: 'يمكن فتح هذا الملف عددًا محدودًا من المرات',
  limitedWhy: 'كل فتح يستهلك واحدة منها.',
  once: 'يمكن فتح هذا الملف مرة واحدة فقط',
  onceWhy: 'يُحذف بعد ذلك.',
  open: 'فتح الملف',
  tooManyTries: 'محاولات كثيرة جدًا',
  passwordNeeded:
    'هذا الملف محمي بكلمة مرور: افتح الرابط في متصفح، أو أرسل كلمة المرور في الترويسة Perch-Password.',
  openingNeeded: 'يمكن فتح هذا الملف عددًا محدودًا من المرات: افتح الرابط في متصفح.',
  fromOtherSite: 'جاء هذا الطلب من موقع آخر.',
};
