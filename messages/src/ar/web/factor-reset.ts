import type { factorReset as source } from '../../en/web/factor-reset.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('ar');

export const factorReset: typeof source = {
  factors: 'العوامل الثانية',
  none: 'لا يوجد',
  app: 'تطبيق المصادقة',
  passkeys: ({ count }) =>
    plural(count, {
      zero: 'لا مفاتيح مرور',
      one: 'مفتاح مرور واحد',
      two: 'مفتاحا مرور',
      few: '# مفاتيح مرور',
      many: '# مفتاح مرور',
      other: '# مفتاح مرور',
    }),
  title: 'إعادة ضبط العوامل الثانية',
  text: ({ name }) =>
    `يُزال تطبيق المصادقة ورموز الاسترداد ومفاتيح المرور للمستخدم ${isolate(name)} وتنتهي كل جلساته.`,
  check:
    'يُرجى التأكد من أن صاحب الحساب هو من يطلب ذلك: بعدها تكفي كلمة المرور وحدها لتسجيل الدخول.',
  reason: 'السبب',
  reasonHint: 'يظهر في سجل التدقيق وفي الرسالة إلى صاحب الحساب.',
  reasonRequired: 'يُرجى ذكر السبب.',
  failed: 'تعذّرت إعادة ضبط العوامل الثانية',
};
