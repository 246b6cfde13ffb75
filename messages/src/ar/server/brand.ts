import type { brand as source } from '../../en/server/brand.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, number, plural } = createFormats('ar');

export const brand: typeof source = {
  imprint: 'إشعار قانوني',
  privacy: 'سياسة الخصوصية',
  terms: 'شروط الاستخدام',

  termsRequired: ({ url }) =>
    `تغيّرت شروط الاستخدام. للمتابعة يُرجى تسجيل الدخول على ${isolate(url)} وقبولها.`,
  termsNotAccepted: ({ url }) => `يتطلب التسجيل قبول شروط الاستخدام: ${isolate(url)}`,
  termsChanged: 'تغيّرت شروط الاستخدام في هذه الأثناء. يُرجى قراءتها مرة أخرى.',
  termsAccepted: 'تم قبول شروط الاستخدام.',

  nameTooLong: ({ max }) =>
    plural(max, {
      zero: 'لا يمكن أن يحتوي الاسم على أي حرف.',
      one: 'أقصى طول للاسم حرف واحد.',
      two: 'أقصى طول للاسم حرفان.',
      few: 'أقصى طول للاسم # أحرف.',
      many: 'أقصى طول للاسم # حرفًا.',
      other: 'أقصى طول للاسم # حرف.',
    }),
  nameNotOneLine: 'يجب أن يكون الاسم سطرًا واحدًا دون محارف تحكّم.',
  noColor: `يُكتب اللون بعلامة ${isolate('#')} وستة أرقام ست عشرية.`,
  unreadableInDark: ({ color, ratio, needed }) =>
    `تباين ${isolate(color)} في السمة الداكنة ${number(ratio)}:1، والمطلوب ${number(needed)}:1؛ وأي درجة تبلغه تكون لونًا آخر.`,
  unreadableInLight: ({ color, ratio, needed }) =>
    `تباين ${isolate(color)} في السمة الفاتحة ${number(ratio)}:1، والمطلوب ${number(needed)}:1؛ وأي درجة تبلغه تكون لونًا آخر.`,
  domainSaved: 'أصبح لصفحات النطاق علامتها.',

  noLogo: 'لا يوجد شعار.',
  logoSaved: 'أصبح الشعار مستخدمًا.',
  logoRemoved: 'تمت إزالة الشعار.',
  logoType: 'يجب أن يكون الشعار صورة PNG أو WebP.',
  logoTooLarge: ({ maxBytes }) => `أقصى حجم للشعار ${bytes(maxBytes)}.`,
  logoEdges: ({ min, max }) =>
    `يجب أن تكون أبعاد الشعار بين ${number(min)} × ${number(min)} و${number(max)} × ${number(max)} بكسل.`,
  logoDamaged: 'هذه الصورة مبتورة أو تالفة.',
  logoHasMore:
    'يحتوي هذا الملف على أكثر من صورة الشعار. يُرجى تصدير الشعار من جديد وإرسال ذلك الملف.',
};
