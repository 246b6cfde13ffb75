import type {
  controls as controlsSource,
  domainChecks as checksSource,
} from '../../en/web/controls.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('ar');

export const controls: typeof controlsSource = {
  clearSearch: 'مسح البحث',
  showField: ({ label }) => `إظهار ${label}`,
  hideField: ({ label }) => `إخفاء ${label}`,
  keepToken: 'إبقاء برامج الرفع تعمل',
  keepTokenHint:
    'وإلا ينتهي رمز API مع كلمة المرور القديمة، ويحتاج ShareX والسكربتات إلى ملف جديد.',
  controlKey: 'Ctrl',
  pager: {
    pages: 'الصفحات',
    previous: 'الصفحة السابقة',
    next: 'الصفحة التالية',
    page: ({ page }) => `الصفحة ${page}`,
    range: ({ first, last, total }) => `${first}–${last} من ${total}`,
  },
  statuses: { approved: 'تمت الموافقة', pending: 'قيد الانتظار', rejected: 'مرفوض' },
  noLimit: 'بلا حد',
};

export const domainChecks: typeof checksSource = {
  ownership: 'الملكية',
  pointing: 'التوجيه إلى هنا',
  https: 'HTTPS',
  words: {
    unchecked: 'لم يُفحص بعد',
    proven: 'مثبتة',
    notProven: 'غير مثبتة',
    points: 'نعم',
    doesNotPoint: 'لا',
    works: 'يعمل',
    doesNotWork: 'لا يعمل',
    notYet: 'ليس بعد',
  },
  triedSoon: 'تتم المحاولة بعد لحظات',
  triedOnceApproved: 'تتم المحاولة بعد الموافقة على النطاق وإثبات ملكيته',
  result: ({ check, word }) => `${check}: ${word}`,
  resultWithReason: ({ check, word, reason }) => `${check}: ${word} ${reason}`,
  reason: ({ reason }) => `(${isolate(reason)})`,
  lastChecked: ({ when }) => `آخر فحص: ${when}`,
};
