import type { tags as source } from '../../en/web/tags.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('ru');

export const tags: typeof source = {
  title: 'Метки',
  changed: 'Метки изменены.',
  notChanged: 'Метки не изменены',
  files: ({ count }) =>
    plural(count, { one: '# файл', few: '# файла', many: '# файлов', other: '# файла' }),
  field: {
    placeholder: 'Добавить метку',
    hint: 'Enter или запятая добавляет метку.',
    remove: ({ name }) => `Убрать метку ${isolate(name)}`,
    suggestions: 'Ваши метки',
    suggested: ({ count }) =>
      plural(count, {
        one: '# вариант',
        few: '# варианта',
        many: '# вариантов',
        other: '# варианта',
      }),
    tooLong: ({ max }) => `Символов в метке может быть не больше ${number(max)}.`,
    tooMany: ({ max }) => `Меток у файла может быть не больше ${number(max)}.`,
    invalid: 'В метке не может быть управляющих символов.',
  },
  choice: {
    search: 'Поиск меток',
    none: 'Меток пока нет',
    noneFound: 'Нет подходящих меток',
  },
  bulk: {
    title: ({ count }) =>
      plural(count, {
        one: 'Метки # файла',
        few: 'Метки # файлов',
        many: 'Метки # файлов',
        other: 'Метки # файла',
      }),
    add: 'Добавить эти метки',
    remove: 'Убрать эти метки',
    submit: 'Изменить метки',
    done: ({ count }) =>
      plural(count, {
        one: 'Изменены метки # файла.',
        few: 'Изменены метки # файлов.',
        many: 'Изменены метки # файлов.',
        other: 'Изменены метки # файла.',
      }),
  },
  manage: {
    open: 'Управление метками',
    back: 'Назад к файлам',
    lead: ({ max }) =>
      `Меток в учётной записи может быть не больше ${number(max)}. Файлы остаются, когда метку переименовывают, объединяют или удаляют.`,
    failed: 'Не удалось показать ваши метки',
    loading: 'Загрузка ваших меток',
    noneHint: 'Дайте файлу первую метку в сведениях о нём.',
    name: 'Название метки',
    nameMissing: 'Введите название.',
    rename: ({ name }) => `Переименовать метку ${isolate(name)}`,
    renamed: 'Метка переименована.',
    merge: 'Объединить',
    mergeTitle: 'Объединить метки',
    mergeText: ({ count, name, before }) =>
      plural(count, {
        one: `Метка «${isolate(name)}» уже есть. Объединить с ней # файл метки «${isolate(before)}»? Отменить это нельзя.`,
        few: `Метка «${isolate(name)}» уже есть. Объединить с ней # файла метки «${isolate(before)}»? Отменить это нельзя.`,
        many: `Метка «${isolate(name)}» уже есть. Объединить с ней # файлов метки «${isolate(before)}»? Отменить это нельзя.`,
        other: `Метка «${isolate(name)}» уже есть. Объединить с ней # файла метки «${isolate(before)}»? Отменить это нельзя.`,
      }),
    merged: 'Метки объединены.',
    delete: ({ name }) => `Удалить метку ${isolate(name)}`,
    deleteText: ({ count }) =>
      plural(count, {
        one: '# файл потеряет эту метку. Файл останется.',
        few: '# файла потеряют эту метку. Файлы останутся.',
        many: '# файлов потеряют эту метку. Файлы останутся.',
        other: '# файла потеряют эту метку. Файлы останутся.',
      }),
    deleted: 'Метка удалена.',
  },
};
