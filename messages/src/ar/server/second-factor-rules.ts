import type { secondFactorRules as source } from '../../en/server/second-factor-rules.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('ar');

export const secondFactorRules: typeof source = {
  needed: ({ url }) => `يتطلب هذا الخادم عاملًا ثانيًا. للمتابعة يُرجى إعداده على ${isolate(url)}.`,
  reset: 'أزيلت العوامل الثانية وانتهت كل الجلسات.',
  nothingToReset: 'لا يوجد عامل ثانٍ لهذا الحساب.',
  ownFactors: 'أزل عواملك الثانية من إعداداتك.',
  passkeysAlone:
    'لا يمكن الدخول إلى هذا الحساب إلا بمفاتيح المرور. شغّل على الخادم perch user remove-second-factor ثم perch user sign-in-link.',
  mail: {
    subject: 'أُعيد ضبط عواملك الثانية',
    removed: ({ site }) =>
      `أزال أحد مسؤولي ${isolate(site)} تطبيق المصادقة ورموز الاسترداد ومفاتيح المرور لحسابك. انتهت كل جلساتك.`,
    notYou:
      'يُرجى تسجيل الدخول كالمعتاد وإعداد عامل ثانٍ من جديد. إذا لم يكن هذا بطلب منك، يُرجى إبلاغ أحد مسؤولي الخادم.',
    link: 'إعداد عامل ثانٍ',
  },
};
