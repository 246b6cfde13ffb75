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

const { isolate, plural } = createFormats('pl');

const upTo = (count: number) =>
  plural(count, {
    one: 'najwyżej # znak',
    few: 'najwyżej # znaki',
    many: 'najwyżej # znaków',
    other: 'najwyżej # znaku',
  });
const atLeast = (count: number) =>
  plural(count, {
    one: 'co najmniej # znak',
    few: 'co najmniej # znaki',
    many: 'co najmniej # znaków',
    other: 'co najmniej # znaku',
  });
const items = (count: number) =>
  plural(count, {
    one: '# element',
    few: '# elementy',
    many: '# elementów',
    other: '# elementu',
  });

const problems: Record<FieldProblem, string> = {
  usernameRequired: 'Podaj nazwę użytkownika',
  get usernameTooLong() {
    return `Nazwa użytkownika może mieć ${upTo(usernameLengthMax)}`;
  },
  usernameInvisible: 'Nazwa użytkownika zawiera znaki, których nie da się wyświetlić',
  usernameMixed: 'Nazwa użytkownika miesza podobne litery różnych alfabetów',
  emailRequired: 'Podaj adres e-mail',
  get emailTooLong() {
    return `Adres e-mail może mieć ${upTo(emailLengthMax)}`;
  },
  emailInvalid: 'Adres e-mail jest nieprawidłowy',
  emailMixed: 'Adres e-mail miesza podobne litery różnych alfabetów',
  passwordRequired: 'Podaj hasło',
  get passwordTooShort() {
    return `Hasło musi mieć ${atLeast(passwordLengthMin)}`;
  },
  get passwordTooLong() {
    return `Hasło może mieć ${upTo(passwordLengthMax)}`;
  },
  currentPasswordRequired: 'Podaj bieżące hasło',
  get currentPasswordTooLong() {
    return `Bieżące hasło może mieć ${upTo(passwordLengthMax)}`;
  },
  domainRequired: 'Podaj domenę',
  reasonRequired: 'Powód jest wymagany',
  get reasonTooLong() {
    return `Powód może mieć ${upTo(rejectionReasonLengthMax)}`;
  },
  pageOutOfRange: `page musi być liczbą całkowitą od 1 do ${pageNumberMax}`,
  limitOutOfRange: `limit musi być liczbą całkowitą od 1 do ${pageSizeMax}`,
  afterInvalid: 'after musi być puste albo być wartością next ze strony tej samej listy',
  get searchTooLong() {
    return `search może mieć ${upTo(searchLengthMax)}`;
  },
  actionUnknown: 'action musi być jednym z działań z dziennika audytu',
};

export const fields: typeof source = {
  problems,
  request: 'To żądanie jest nieprawidłowe.',
  objectExpected: 'Oczekiwano obiektu JSON.',
  unknown: ({ names }) =>
    `${plural(names.length, {
      one: 'Nieznane pole',
      few: 'Nieznane pola',
      many: 'Nieznane pola',
      other: 'Nieznane pola',
    })}: ${isolate(names.join(', '))}.`,
  required: ({ field }) => `Pole ${isolate(field)} jest wymagane.`,
  types: {
    string: ({ field }) => `Pole ${isolate(field)} musi być tekstem.`,
    number: ({ field }) => `Pole ${isolate(field)} musi być liczbą.`,
    integer: ({ field }) => `Pole ${isolate(field)} musi być liczbą całkowitą.`,
    boolean: ({ field }) => `Pole ${isolate(field)} musi mieć wartość true lub false.`,
    array: ({ field }) => `Pole ${isolate(field)} musi być listą.`,
    object: ({ field }) => `Pole ${isolate(field)} musi być obiektem JSON.`,
  },
  tooLong: ({ field, max }) => `Pole ${isolate(field)} może mieć ${upTo(max)}.`,
  tooShort: ({ field, min }) => `Pole ${isolate(field)} musi mieć ${atLeast(min)}.`,
  tooManyItems: ({ field, max }) => `Pole ${isolate(field)} może mieć najwyżej ${items(max)}.`,
  tooFewItems: ({ field, min }) => `Pole ${isolate(field)} musi mieć co najmniej ${items(min)}.`,
  tooLarge: ({ field, max }) => `Pole ${isolate(field)} może wynosić najwyżej ${max}.`,
  tooSmall: ({ field, min }) => `Pole ${isolate(field)} musi wynosić co najmniej ${min}.`,
  notOneOf: ({ field, values }) =>
    `Pole ${isolate(field)} musi mieć jedną z wartości: ${isolate(values.join(', '))}.`,
  dateExpected: ({ field }) =>
    `Pole ${isolate(field)} musi być datą i godziną ze strefą czasową, na przykład 2026-05-04T09:30:00Z.`,
  wrongFormat: ({ field }) => `Pole ${isolate(field)} ma nieprawidłowy format.`,
  notValid: ({ field }) => `Pole ${isolate(field)} jest nieprawidłowe.`,
};
