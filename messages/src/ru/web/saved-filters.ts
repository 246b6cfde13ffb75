import type { savedFilters as source } from '../../en/web/saved-filters.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('ru');

export const savedFilters: typeof source = {
  title: 'Сохранённые фильтры',
  hint: 'Сузьте список, чтобы сохранить фильтр здесь.',
  save: 'Сохранить этот фильтр',
  saved: 'Фильтр сохранён.',
  name: 'Название фильтра',
  nameMissing: 'Введите название.',
  nameTooLong: ({ max }) => `Символов в названии может быть не больше ${number(max)}.`,
  rename: ({ name }) => `Переименовать фильтр ${isolate(name)}`,
  renamed: 'Фильтр переименован.',
  overwrite: ({ name }) => `Заменить фильтр ${isolate(name)} текущим`,
  overwritten: 'Фильтр заменён.',
  delete: ({ name }) => `Удалить фильтр ${isolate(name)}`,
  deleted: 'Фильтр удалён.',
};
