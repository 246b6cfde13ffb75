import type { received as source } from '../../en/web/received.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('ru');

export const received: typeof source = {
  filter: ({ title }) => `Получено запросом «${isolate(title)}»`,
  filterUnnamed: 'Получено запросом',
  removeFilter: 'Показать все файлы',
  request: 'Отправлено в',
  deletedRequest: 'Удалённый запрос',
  sender: 'Отправитель',
  unnamed: 'Без имени',
};
