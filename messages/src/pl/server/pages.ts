import type { pages as source } from '../../en/server/pages.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('pl');

export const pages: typeof source = {
  nothingHere: 'Niczego tu nie ma',
  nothingHereWhy: 'Plik mógł zostać usunięty albo link jest niepełny.',
  confirmDeletion: ({ name }) => `Usunąć plik ${isolate(name)}?`,
  confirmUnnamedDeletion: 'Usunąć ten plik?',
  confirmDeletionWhy: 'Jego link od razu przestanie działać. Tego nie można cofnąć.',
  confirmTrashingWhy: ({ days }) =>
    `Jego link od razu przestanie działać. Właściciel może przywrócić plik najdłużej przez ${plural(
      days,
      { one: '# dzień', few: '# dni', many: '# dni', other: '# dnia' },
    )}.`,
  deleteFile: 'Usuń plik',
  deleted: 'Plik został usunięty',
  deletedWhy: 'Jego link już nie działa.',
  alreadyDeleted: 'Tego pliku już nie ma',
  alreadyDeletedWhy: 'Plik został usunięty wcześniej albo nigdy nie istniał.',
  frontPage: 'Tu mieszkają pliki',
  frontPageWhy: 'Pod tym adresem są pliki dla osób, które otrzymały do nich link.',
  noSuchPage: 'Nie ma takiej strony',
  noSuchPageWhy: 'Adres może być niepełny albo strona została usunięta.',
  unknownHost: {
    title: 'Ten adres nie jest skonfigurowany',
    why: 'Serwer działa, ale to nie jest jego adres publiczny.',
    remedy: 'Jeśli to Twój serwer i ten adres ma działać, uruchom go z ustawieniem:',
    domain: 'Jeśli to domena dla linków, dodaj ją w aplikacji, w sekcji Domeny.',
  },
};
