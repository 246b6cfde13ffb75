import type { general as source } from '../../en/web/general.ts';

export const general: typeof source = {
  cancel: 'إلغاء',
  delete: 'حذف',
  dismiss: 'إخفاء',
  download: 'تنزيل',
  loading: 'جارٍ التحميل…',
  open: 'فتح',
  save: 'حفظ',
  tryAgain: 'إعادة المحاولة',
  unexplained: 'حدث خطأ. يُرجى إعادة المحاولة.',
  unknownAnswer: 'أجاب الخادم بصيغة لا تعرفها هذه الصفحة.',
  unreachable: 'يتعذّر الوصول إلى الخادم. يُرجى التحقق من الاتصال وإعادة المحاولة.',
};
