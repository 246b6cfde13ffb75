import type { archives as source } from '../../en/server/archives.ts';

export const archives: typeof source = {
  gone: 'لم يعد هذا الأرشيف متاحًا.',
  goneWhy: 'حُذف أحد ملفاته أو انتهت مدته. يُرجى اختيار الملفات من جديد.',
  atOnce: 'يجري بالفعل تنزيل أرشيفين من هذه الشبكة. يُرجى الانتظار حتى يكتمل أحدهما.',
};
