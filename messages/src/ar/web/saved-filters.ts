import type { savedFilters as source } from '../../en/web/saved-filters.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('ar');

export const savedFilters: typeof source = {
  title: 'المرشحات المحفوظة',
  hint: 'ضيّق القائمة لحفظ المرشح هنا.',
  save: 'حفظ هذا المرشح',
  saved: 'تم حفظ المرشح.',
  name: 'اسم المرشح',
  nameMissing: 'أدخل اسمًا.',
  nameTooLong: ({ max }) => `الحد الأقصى لأحرف الاسم هو ${number(max)}.`,
  rename: ({ name }) => `إعادة تسمية المرشح ${isolate(name)}`,
  renamed: 'تمت إعادة تسمية المرشح.',
  overwrite: ({ name }) => `استبدال المرشح ${isolate(name)} بالحالي`,
  overwritten: 'تم استبدال المرشح.',
  delete: ({ name }) => `حذف المرشح ${isolate(name)}`,
  deleted: 'حُذف المرشح.',
};
