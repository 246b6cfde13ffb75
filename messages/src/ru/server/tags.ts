import type { tags as source } from '../../en/server/tags.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('ru');

export const tags: typeof source = {
  name: ({ max }) =>
    `В метке должно быть от 1 до ${number(max)} символов, без запятых и управляющих символов.`,
  list: ({ field }) => `${isolate(field)} — это список названий.`,
  tooManyOfFile: ({ max }) => `Меток у файла может быть не больше ${number(max)}.`,
  tooMany: ({ max }) =>
    `Меток в учётной записи может быть не больше ${number(max)}. Сначала удалите одну из них.`,
  taken: ({ name }) =>
    `Метка ${isolate(name)} уже есть. Отправьте merge=true, чтобы объединить обе.`,
  addedAndRemoved: ({ name }) => `Метку ${isolate(name)} нельзя добавить и убрать одновременно.`,
  favorite: 'isFavorite должно быть true или false.',
  noSuchTag: 'Такой метки нет.',
  applied: 'Метки изменены.',
  deleted: 'Метка удалена.',
  filterName: ({ max }) =>
    `В name должно быть от 1 до ${number(max)} символов, без управляющих символов.`,
  filterTaken: ({ name }) => `Фильтр ${isolate(name)} уже есть.`,
  tooManyFilters: ({ max }) =>
    `Фильтров в учётной записи может быть не больше ${number(max)}. Сначала удалите один из них.`,
  noSuchFilter: 'Такого фильтра нет.',
  filterDeleted: 'Фильтр удалён.',
};
