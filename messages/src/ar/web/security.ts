import type { security as source } from '../../en/web/security.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('ar');

export const security: typeof source = {
  password: {
    title: 'تغيير كلمة المرور',
    lead: 'تغييرها يسجّل خروجك من كل الأماكن الأخرى.',
    current: 'كلمة المرور الحالية',
    currentRequired: 'كلمة المرور الحالية مطلوبة',
    submit: 'تغيير كلمة المرور',
    submitting: 'جارٍ التغيير…',
    changed: 'تم تغيير كلمة المرور!',
  },
  sessions: {
    title: 'الجلسات',
    loading: 'جارٍ تحميل جلساتك',
    failed: 'تعذّر عرض جلساتك',
    current: 'هذه الجلسة',
    signedIn: ({ date }) => `تسجيل الدخول: ${date}`,
    lastUsed: ({ date }) => `آخر استخدام: ${date}`,
    browserOnSystem: ({ browser, system }) => `${isolate(browser)} على ${isolate(system)}`,
    unknownDevice: 'جهاز غير معروف',
    end: ({ device }) => `إنهاء جلسة ${isolate(device)}`,
    ended: 'انتهت الجلسة.',
    endOthers: 'الخروج من الأماكن الأخرى',
    endOthersText:
      'يلزم تسجيل الدخول من جديد في كل متصفح آخر. تبقى جلسة هذا المتصفح، وتواصل برامج الرفع عملها برمز API.',
    signOut: 'تسجيل الخروج',
    othersEnded: 'تم تسجيل الخروج من كل الأماكن الأخرى.',
  },
};
