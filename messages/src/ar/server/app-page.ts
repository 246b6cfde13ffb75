import type { appPage as source } from '../../en/server/app-page.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('ar');

export const appPage: typeof source = {
  description: 'رفع الملفات ومشاركتها بروابط عامة قصيرة',
  needsScripts: ({ name }) => `يحتاج ${isolate(name)} إلى JavaScript لعرض هذه الصفحة.`,
  loadFailure: ({ name }) =>
    `تعذّر تحميل ${isolate(name)} بالكامل. يُرجى التحقق من الاتصال وإعادة تحميل الصفحة.`,
  reload: 'إعادة التحميل',
};
