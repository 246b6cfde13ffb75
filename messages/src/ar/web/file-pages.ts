import type { filePages as source } from '../../en/web/file-pages.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('ar');

export const filePages: typeof source = {
  title: 'صفحات الملفات',
  lead: 'ما تعرضه تطبيقات المراسلة وغيرها عند لصق رابط صفحة أحد ملفاتك.',
  pageTitle: 'العنوان',
  pageDescription: 'الوصف',
  pageColour: 'اللون',
  variables: ({ names }) => `المتغيّرات: ${isolate(names)}`,
  titleDefault: 'اسم الملف',
  descriptionDefault: 'النوع والحجم',
  colourHint: ({ example }) => `بجانب المعاينة، مثل ${isolate(example)}`,
  colourInvalid: ({ example }) => `اكتب # وستة أرقام، مثل ${isolate(example)}`,
  unknownVariable: ({ name }) => `لا يوجد متغيّر ${isolate(name)}`,
  preview: 'المعاينة',
  save: 'حفظ صفحات الملفات',
  saved: 'حُفظت صفحات الملفات',
  failed: 'لا يمكن عرض صفحات ملفاتك',
};
