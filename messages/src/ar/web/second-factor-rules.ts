import type { secondFactorRules as source } from '../../en/web/second-factor-rules.ts';

export const secondFactorRules: typeof source = {
  title: 'إعداد عامل ثانٍ',
  lead: 'يتطلبه هذا الخادم للمتابعة: تطبيق مصادقة أو مفتاح مرور. تبقى روابطك وبرامج الرفع تعمل.',
  setUp: 'بدء الإعداد',
};
