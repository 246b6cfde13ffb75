import type { linkChange as source } from '../../en/web/link-change.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('ru');

export const linkChange: typeof source = {
  title: 'Ссылка',
  raw: 'Прямой адрес',
  view: 'Страница',
  shared: 'для отправки',
  change: 'Изменить ссылку',
  saved: 'Ссылка изменена.',
  notSaved: 'Ссылка не изменена',
  kind: {
    label: 'Какой адрес отправлять',
    raw: 'Сразу файл',
    view: 'Страница, на которой показан файл',
  },
  expiry: {
    label: 'Истекает',
    kept: ({ date }) => `В срок: ${date}`,
    never: 'Никогда',
    hour: 'Через час',
    day: 'Через день',
    week: 'Через 7 дней',
    month: 'Через 30 дней',
    custom: 'В выбранное время',
    time: 'Истекает в',
    past: 'Выберите время, которое ещё не наступило.',
  },
  downloads: {
    label: 'Осталось скачиваний',
    hint: 'Пусто: сколько угодно.',
    invalid: ({ max }) => `Введите целое число от 1 до ${number(max)}.`,
  },
  burn: 'Удалить файл после одного скачивания',
  password: {
    label: 'Пароль',
    none: 'Нет',
    kept: 'Остаётся прежним',
    set: 'Задать новый',
    remove: 'Убрать пароль',
    text: 'Новый пароль ссылки',
    missing: 'Введите пароль.',
  },
  slug: {
    label: 'Имя ссылки',
    hint: ({ days }) => `Нынешнее будет работать ещё ${days} дней.`,
    invalid:
      'Начните с буквы или цифры, затем буквы A–Z, цифры, точки, дефисы и подчёркивания; не больше 64.',
  },
  rename: {
    action: 'Переименовать',
    label: 'Имя файла',
    hint: 'Ссылка остаётся прежней.',
    missing: 'Введите имя.',
    done: 'Файл переименован.',
  },
  replace: {
    action: 'Заменить файл',
    progress: 'Отправляется новый файл',
    done: 'Файл заменён. Ссылка на него прежняя.',
    failed: 'Файл не заменён',
    otherType: 'Заменить файлом другого типа?',
    otherTypeText: ({ name }) =>
      `Тип файла «${isolate(name)}» другой, чем у файла по этой ссылке. Окончание ссылки сохранится.`,
    confirm: 'Заменить',
  },
};
