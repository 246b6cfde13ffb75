import type { general as source } from '../../en/web/general.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('ar');

export const general: typeof source = {
  cancel: 'إلغاء',
  delete: 'حذف',
  dismiss: 'إخفاء',
  download: 'تنزيل',
  loading: 'جارٍ التحميل…',
  open: 'فتح',
  proxyBlocks: ({ proxy }) =>
    `يمنع خادم وكيل${proxy && ` (${isolate(proxy)})`} أمام هذا الخادم الرفع. للمسؤولين: انظر ${isolate('docs/proxies/README.md#limits-of-a-proxy')}.`,
  save: 'حفظ',
  stepOf: ({ step, steps }) => `الخطوة ${number(step)} من ${number(steps)}`,
  tryAgain: 'إعادة المحاولة',
  unexplained: 'حدث خطأ. يُرجى إعادة المحاولة.',
  unknownAnswer: 'أجاب الخادم بصيغة لا تعرفها هذه الصفحة.',
  unreachable: 'يتعذّر الوصول إلى الخادم. يُرجى التحقق من الاتصال وإعادة المحاولة.',
};
