import {
  emailLengthMax,
  pageNumberMax,
  pageSizeMax,
  passwordLengthMax,
  passwordLengthMin,
  rejectionReasonLengthMax,
  searchLengthMax,
  usernameLengthMax,
} from '@perch/contract/limits';
import type { FieldProblem } from '@perch/contract/text/field-problems';

import type { fields as source } from '../../en/server/fields.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('ru');

const upTo = (count: number) =>
  plural(count, {
    one: 'не длиннее # символа',
    few: 'не длиннее # символов',
    many: 'не длиннее # символов',
    other: 'не длиннее # символа',
  });
const atLeast = (count: number) =>
  plural(count, {
    one: 'не короче # символа',
    few: 'не короче # символов',
    many: 'не короче # символов',
    other: 'не короче # символа',
  });

const problems: Record<FieldProblem, string> = {
  usernameRequired: 'Укажите имя пользователя',
  get usernameTooLong() {
    return `Имя пользователя должно быть ${upTo(usernameLengthMax)}`;
  },
  usernameInvisible: 'Имя пользователя содержит символы, которые нельзя показать',
  usernameMixed: 'Имя пользователя смешивает похожие буквы разных письменностей',
  emailRequired: 'Укажите адрес почты',
  get emailTooLong() {
    return `Адрес почты должен быть ${upTo(emailLengthMax)}`;
  },
  emailInvalid: 'Недопустимый адрес почты',
  emailMixed: 'Адрес почты смешивает похожие буквы разных письменностей',
  passwordRequired: 'Укажите пароль',
  get passwordTooShort() {
    return `Пароль должен быть ${atLeast(passwordLengthMin)}`;
  },
  get passwordTooLong() {
    return `Пароль должен быть ${upTo(passwordLengthMax)}`;
  },
  currentPasswordRequired: 'Укажите текущий пароль',
  get currentPasswordTooLong() {
    return `Текущий пароль должен быть ${upTo(passwordLengthMax)}`;
  },
  domainRequired: 'Укажите домен',
  reasonRequired: 'Нужна причина',
  get reasonTooLong() {
    return `Причина должна быть ${upTo(rejectionReasonLengthMax)}`;
  },
  pageOutOfRange: `page должно быть целым числом от 1 до ${pageNumberMax}`,
  limitOutOfRange: `limit должно быть целым числом от 1 до ${pageSizeMax}`,
  afterInvalid: 'after должно быть пустым или значением next страницы того же списка',
  get searchTooLong() {
    return `search должно быть ${upTo(searchLengthMax)}`;
  },
  actionUnknown: 'action должно быть одним из действий журнала',
};

export const fields: typeof source = {
  problems,
  request: 'Недопустимый запрос.',
  objectExpected: 'Ожидается объект JSON.',
  unknown: ({ names }) =>
    `${plural(names.length, {
      one: 'Неизвестное поле',
      few: 'Неизвестные поля',
      many: 'Неизвестные поля',
      other: 'Неизвестные поля',
    })}: ${isolate(names.join(', '))}.`,
  required: ({ field }) => `Не указано поле ${isolate(field)}.`,
  types: {
    string: ({ field }) => `Поле ${isolate(field)} должно быть текстом.`,
    number: ({ field }) => `Поле ${isolate(field)} должно быть числом.`,
    integer: ({ field }) => `Поле ${isolate(field)} должно быть целым числом.`,
    boolean: ({ field }) => `Поле ${isolate(field)} должно быть true или false.`,
    array: ({ field }) => `Поле ${isolate(field)} должно быть списком.`,
    object: ({ field }) => `Поле ${isolate(field)} должно быть объектом JSON.`,
  },
  tooLong: ({ field, max }) => `Поле ${isolate(field)} должно быть ${upTo(max)}.`,
  tooShort: ({ field, min }) => `Поле ${isolate(field)} должно быть ${atLeast(min)}.`,
  tooManyItems: ({ field, max }) =>
    plural(max, {
      one: `В поле ${isolate(field)} может быть не больше # элемента.`,
      few: `В поле ${isolate(field)} может быть не больше # элементов.`,
      many: `В поле ${isolate(field)} может быть не больше # элементов.`,
      other: `В поле ${isolate(field)} может быть не больше # элемента.`,
    }),
  tooFewItems: ({ field, min }) =>
    plural(min, {
      one: `В поле ${isolate(field)} должно быть не меньше # элемента.`,
      few: `В поле ${isolate(field)} должно быть не меньше # элементов.`,
      many: `В поле ${isolate(field)} должно быть не меньше # элементов.`,
      other: `В поле ${isolate(field)} должно быть не меньше # элемента.`,
    }),
  tooLarge: ({ field, max }) => `Поле ${isolate(field)} должно быть не больше ${max}.`,
  tooSmall: ({ field, min }) => `Поле ${isolate(field)} должно быть не меньше ${min}.`,
  notOneOf: ({ field, values }) =>
    `Поле ${isolate(field)} должно быть одним из: ${isolate(values.join(', '))}.`,
  dateExpected: ({ field }) =>
    `Поле ${isolate(field)} должно быть датой и временем с часовым поясом, например 2026-05-04T09:30:00Z.`,
  wrongFormat: ({ field }) => `Поле ${isolate(field)} имеет неверный формат.`,
  notValid: ({ field }) => `Поле ${isolate(field)} недопустимо.`,
};
