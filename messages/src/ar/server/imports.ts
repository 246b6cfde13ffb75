import type { imports as source } from '../../en/server/imports.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('ar');

export const imports: typeof source = {
  notFound: 'لا توجد عملية الاستيراد هذه.',
  running: 'هناك عملية استيراد أخرى جارية. انتظر حتى تنتهي أو أوقفها.',
  inspectFirst: 'افحص المصدر قبل استيراده.',
  notRunning: 'عملية الاستيراد هذه ليست جارية.',
  noDatabaseUrl: 'لا يجوز لهذا الخادم قراءة قاعدة بيانات منتج آخر: لم يُضبط IMPORT_DATABASE_URL.',
  urlNeeded: 'يحفظ هذا المنتج حساباته في خادم قواعد بيانات؛ اختر قاعدة IMPORT_DATABASE_URL.',
  pathNeeded: 'اختر الملف أو المجلد الذي يضم حسابات هذا المنتج.',
  noFolder: ({ path }) => `لا يوجد مجلد الاستيراد ${isolate(path)} على هذا الخادم.`,
  outside: ({ path }) => `لا يوجد ${isolate(path)} في مجلد الاستيراد.`,
  noFile: ({ path }) => `${isolate(path)} ليس ملفًا.`,
  notFolder: ({ path }) => `${isolate(path)} ليس مجلدًا.`,
  ownData: ({ path }) => `يضم ${isolate(path)} بيانات هذا التثبيت ولا يمكن استيراده.`,
  noOwner: ({ name }) => `لا يوجد حساب ${isolate(name)}.`,
};
