import type { accountFields as source } from '../../en/web/account-fields.ts';
import { createFormats } from '../../formats.ts';

const { plural } = createFormats('ru');

const atLeast = (count: number) =>
  plural(count, {
    one: 'не короче # символа',
    few: 'не короче # символов',
    many: 'не короче # символов',
    other: 'не короче # символа',
  });
const upTo = (count: number) =>
  plural(count, {
    one: 'не длиннее # символа',
    few: 'не длиннее # символов',
    many: 'не длиннее # символов',
    other: 'не длиннее # символа',
  });

export const accountFields: typeof source = {
  email: {
    label: 'Почта',
    optional: 'Почта (необязательно)',
    without: 'Без неё забытый пароль нельзя сбросить письмом.',
    required: 'Укажите адрес почты',
    invalid: 'Недопустимый адрес почты',
    mixed: 'Адрес почты смешивает похожие буквы разных письменностей',
  },
  username: {
    label: 'Имя пользователя',
    required: 'Укажите имя пользователя',
    invisible: 'Имя пользователя содержит символы, которые нельзя показать',
    mixed: 'Имя пользователя смешивает похожие буквы разных письменностей',
  },
  password: {
    label: 'Пароль',
    confirm: 'Повторите пароль',
    required: 'Укажите пароль',
    tooShort: ({ characters }) => `Пароль должен быть ${atLeast(characters)}`,
    tooLong: ({ characters }) => `Пароль должен быть ${upTo(characters)}`,
    different: 'Пароли не совпадают',
  },
  newPassword: {
    label: 'Новый пароль',
    confirm: 'Повторите новый пароль',
    required: 'Укажите новый пароль',
    tooShort: ({ characters }) => `Новый пароль должен быть ${atLeast(characters)}`,
    tooLong: ({ characters }) => `Новый пароль должен быть ${upTo(characters)}`,
    different: 'Новые пароли не совпадают',
  },
};
