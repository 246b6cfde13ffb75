import type { marks as source } from '../../en/web/marks.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('ru');

export const marks: typeof source = {
  favorite: {
    title: 'Избранное',
    add: ({ name }) => `Добавить ${isolate(name)} в избранное`,
    remove: ({ name }) => `Убрать ${isolate(name)} из избранного`,
    addAll: 'В избранное',
    removeAll: 'Убрать из избранного',
    added: ({ count }) =>
      plural(count, {
        one: '# файл добавлен в избранное.',
        few: '# файла добавлены в избранное.',
        many: '# файлов добавлено в избранное.',
        other: '# файла добавлено в избранное.',
      }),
    removed: ({ count }) =>
      plural(count, {
        one: '# файл убран из избранного.',
        few: '# файла убраны из избранного.',
        many: '# файлов убрано из избранного.',
        other: '# файла убрано из избранного.',
      }),
    notChanged: 'Избранное не изменено',
    none: 'В избранном пока ничего нет',
    noneHint: 'Нажмите звезду файла или клавишу F, чтобы найти его здесь.',
  },
  tags: {
    label: 'Метки',
    show: ({ name }) => `Показать файлы с меткой «${isolate(name)}»`,
    more: ({ count }) =>
      plural(count, {
        one: 'ещё # метка',
        few: 'ещё # метки',
        many: 'ещё # меток',
        other: 'ещё # метки',
      }),
  },
  filter: {
    open: 'Фильтр',
    active: 'Действующие фильтры',
    tag: ({ name }) => `Метка: ${isolate(name)}`,
    album: ({ name }) => `Альбом: ${isolate(name)}`,
    remove: ({ name }) => `Убрать фильтр «${isolate(name)}»`,
    nothing: 'Под этот фильтр не подходит ни один файл',
    nothingHint: 'Уберите часть фильтра или покажите все файлы.',
  },
};
