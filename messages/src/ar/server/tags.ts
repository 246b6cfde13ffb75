import type { tags as source } from '../../en/server/tags.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('ar');

export const tags: typeof source = {
  name: ({ max }) => `يجب أن تتكون الوسوم من 1 إلى ${number(max)} حرفًا، دون فواصل أو محارف تحكم.`,
  list: ({ field }) => `يجب أن تكون قيمة ${isolate(field)} قائمة أسماء.`,
  tooManyOfFile: ({ max }) => `الحد الأقصى لوسوم الملف الواحد هو ${number(max)}.`,
  tooMany: ({ max }) => `الحد الأقصى لوسوم الحساب هو ${number(max)}. احذف واحدًا أولًا.`,
  taken: ({ name }) =>
    `يوجد بالفعل وسم باسم ${isolate(name)}. أرسل ${isolate('merge=true')} لدمج الوسمين.`,
  addedAndRemoved: ({ name }) => `لا يمكن إضافة الوسم ${isolate(name)} وإزالته في آن واحد.`,
  favorite: `يجب أن تكون قيمة ${isolate('isFavorite')} هي ${isolate('true')} أو ${isolate('false')}.`,
  noSuchTag: 'لا يوجد وسم كهذا.',
  applied: 'تغيّرت الوسوم.',
  deleted: 'حُذف الوسم.',
  filterName: ({ max }) =>
    `يجب أن يتكون ${isolate('name')} من 1 إلى ${number(max)} حرفًا، دون محارف تحكم.`,
  filterTaken: ({ name }) => `يوجد بالفعل مرشح باسم ${isolate(name)}.`,
  tooManyFilters: ({ max }) => `الحد الأقصى لمرشحات الحساب هو ${number(max)}. احذف واحدًا أولًا.`,
  noSuchFilter: 'لا يوجد مرشح كهذا.',
  filterDeleted: 'حُذف المرشح.',
};
