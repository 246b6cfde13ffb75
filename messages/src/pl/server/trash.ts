import type { trash as source } from '../../en/server/trash.ts';
import { createFormats } from '../../formats.ts';

const { isolate, moment, plural } = createFormats('pl');

export const trash: typeof source = {
  moved: 'Plik jest w koszu.',
  emptied: 'Kosz jest pusty.',
  hasEnded: 'Ten plik w międzyczasie wygasł i nie można go przywrócić.',
  expiryMail: {
    subject: ({ count }) =>
      plural(count, {
        one: '# plik wkrótce wygaśnie',
        few: '# pliki wkrótce wygasną',
        many: '# plików wkrótce wygaśnie',
        other: '# pliku wkrótce wygaśnie',
      }),
    lead: ({ count }) =>
      plural(count, {
        one: 'Ten plik wkrótce wygaśnie; jego link przestanie wtedy działać, a zawartość zostanie usunięta:',
        few: 'Te pliki wkrótce wygasną; ich linki przestaną wtedy działać, a zawartość zostanie usunięta:',
        many: 'Te pliki wkrótce wygasną; ich linki przestaną wtedy działać, a zawartość zostanie usunięta:',
        other:
          'Te pliki wkrótce wygasną; ich linki przestaną wtedy działać, a zawartość zostanie usunięta:',
      }),
    file: ({ name, at }) => `${isolate(name)}: ${moment(at)}`,
    more: ({ count }) =>
      plural(count, {
        one: 'i jeszcze #.',
        few: 'i jeszcze #.',
        many: 'i jeszcze #.',
        other: 'i jeszcze #.',
      }),
    off: 'Ta wiadomość przychodzi najwyżej raz dziennie, ponieważ jest włączona w ustawieniach konta.',
    link: 'Twoje wygasające pliki',
  },
};
