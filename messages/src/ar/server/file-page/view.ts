import type { view as source } from '../../../en/server/file-page/view.ts';
import { createFormats } from '../../../formats.ts';

const { bytes, isolate, number } = createFormats('ar');

export const view: typeof source = {
  download: 'تنزيل',
  open: 'فتح',
  fileSize: ({ sizeBytes }: { sizeBytes: number }) => bytes(sizeBytes),
  size: 'الحجم',
  type: 'النوع',
  uploaded: 'تاريخ الرفع',
  links: 'الروابط',
  pageLink: 'الصفحة',
  directLink: 'الملف',
  copy: 'نسخ',
  copied: 'تم النسخ',
  preview: ({ name }: { name: string }) => `معاينة ${isolate(name)}`,
  enlarge: 'تكبير',
  onlyBeginning: 'تُعرض البداية فقط. نزّل الملف لقراءته كاملًا.',
  lines: ({ first, last }) => `الأسطر ${number(first)}–${number(last)}`,
  previousLines: 'الأسطر السابقة',
  nextLines: 'الأسطر التالية',
  empty: 'هذا الملف فارغ.',
  noPreview: 'لا توجد معاينة لهذا النوع من الملفات.',
  openPdf: 'فتح ملف PDF',
};
