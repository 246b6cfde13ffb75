import type { links as source } from '../../en/server/links.ts';
import { createFormats } from '../../formats.ts';

const { number } = createFormats('pl');

export const links: typeof source = {
  options: {
    url: 'url musi być adresem, który zaczyna się od http:// lub https://, z hostem, bez nazwy użytkownika i spacji.',
    urlTooLong: 'url może mieć najwyżej 2048 znaków.',
    urlOwn: 'url nie może prowadzić do tego serwera.',
    maxClicks: 'maxClicks musi być liczbą całkowitą od 1 do 1000000 albo none.',
    title: ({ max }) => `title może mieć najwyżej tyle widocznych znaków: ${number(max)}.`,
  },
  tooMany: ({ max }) =>
    `Osiągnięto największą dozwoloną liczbę krótkich linków: ${number(max)}. Najpierw usuń niektóre z nich.`,
  noSuchLink: 'Nie ma takiego krótkiego linku.',
  deleted: 'Krótki link usunięty.',
  page: {
    title: 'Krótki link',
    leadsTo: 'Ten link prowadzi do:',
    open: 'Przejdź tam',
    locked: 'Ten link ma hasło',
    passwordNeeded:
      'Ten link ma hasło: otwórz go w przeglądarce albo wyślij hasło w nagłówku Perch-Password.',
  },
};
