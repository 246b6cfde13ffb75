import type { received as source } from '../../en/web/received.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('ar');

export const received: typeof source = {
  filter: ({ title }) => `ما استلمه «${isolate(title)}»`,
  filterUnnamed: 'ما استلمه أحد الطلبات',
  removeFilter: 'عرض كل الملفات',
  request: 'أُرسل إلى',
  deletedRequest: 'طلب محذوف',
  sender: 'أرسله',
  unnamed: 'دون اسم',
};
