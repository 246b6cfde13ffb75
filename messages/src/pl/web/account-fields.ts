import type { accountFields as source } from '../../en/web/account-fields.ts';
import { createFormats } from '../../formats.ts';

const { plural } = createFormats('pl');

const atLeast = (count: number) =>
  plural(count, {
    one: 'co najmniej # znak',
    few: 'co najmniej # znaki',
    many: 'co najmniej # znaków',
    other: 'co najmniej # znaku',
  });
const upTo = (count: number) =>
  plural(count, {
    one: 'najwyżej # znak',
    few: 'najwyżej # znaki',
    many: 'najwyżej # znaków',
    other: 'najwyżej # znaku',
  });

export const accountFields: typeof source = {
  email: {
    label: 'Adres e-mail',
    optional: 'Adres e-mail (opcjonalnie)',
    without: 'Bez niego zapomnianego hasła nie można zresetować pocztą.',
    required: 'Podaj adres e-mail',
    invalid: 'Adres e-mail jest nieprawidłowy',
    mixed: 'Adres e-mail miesza podobne litery różnych alfabetów',
  },
  username: {
    label: 'Nazwa użytkownika',
    required: 'Podaj nazwę użytkownika',
    invisible: 'Nazwa użytkownika zawiera znaki, których nie da się wyświetlić',
    mixed: 'Nazwa użytkownika miesza podobne litery różnych alfabetów',
  },
  password: {
    label: 'Hasło',
    confirm: 'Potwierdzenie hasła',
    required: 'Podaj hasło',
    tooShort: ({ characters }) => `Hasło musi mieć ${atLeast(characters)}`,
    tooLong: ({ characters }) => `Hasło może mieć ${upTo(characters)}`,
    different: 'Hasła nie są takie same',
  },
  newPassword: {
    label: 'Nowe hasło',
    confirm: 'Potwierdzenie nowego hasła',
    required: 'Podaj nowe hasło',
    tooShort: ({ characters }) => `Nowe hasło musi mieć ${atLeast(characters)}`,
    tooLong: ({ characters }) => `Nowe hasło może mieć ${upTo(characters)}`,
    different: 'Nowe hasła nie są takie same',
  },
};
