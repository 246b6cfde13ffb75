import type { newPaste as source } from '../../en/web/new-paste.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, plural } = createFormats('ar');

export const newPaste: typeof source = {
  close: 'إغلاق النص الجديد',
  name: 'العنوان',
  nameHint: 'اختياري: اسم الملف.',
  language: 'اللغة',
  plain: 'نص عادي',
  looksLike: ({ language }) => `يبدو أن هذا ${isolate(language)}.`,
  use: ({ language }) => `اختيار ${isolate(language)}`,
  text: 'النص',
  keys: 'يزيح Tab السطر. اضغط Escape ثم Tab لمغادرة النص.',
  tabLeaves: 'الآن يغادر Tab النص.',
  size: ({ lines, sizeBytes }) =>
    `${plural(lines, { zero: 'لا أسطر', one: 'سطر واحد', two: 'سطران', few: '# أسطر', many: '# سطرًا', other: '# سطر' })} · ${bytes(sizeBytes)}`,
  tooLarge: ({ sizeBytes, maxBytes }) =>
    `حجم النص ${bytes(sizeBytes)}، والحد الأقصى ${bytes(maxBytes)}.`,
  preview: 'معاينة',
  edit: 'تحرير',
  previewOf: 'معاينة النص',
  longMarkdown: 'تعرض الصفحات نص Markdown بهذا الطول كما كُتب.',
  notPreviewed: 'لا يمكن عرض المعاينة',
  draft: 'يبقى في علامة التبويب هذه حتى ترفعه.',
  upload: 'رفع',
  uploading: 'جارٍ الرفع…',
  stored: ({ name }) => `تم رفع ${isolate(name)} ونُسخ الرابط!`,
  failed: 'لم يُرفع النص',
};
