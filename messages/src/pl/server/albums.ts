import type { albums as source } from '../../en/server/albums.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('pl');

export const albums: typeof source = {
  noSuchAlbum: 'Nie ma takiego albumu.',
  deleted: 'Album został usunięty; jego pliki nadal istnieją.',
  option: 'album musi być identyfikatorem lub slugiem jednego z twoich albumów.',
  unknown: ({ name }) => `Nie masz albumu ${isolate(name)}.`,
  name: ({ max }) => `name musi mieć od 1 do ${number(max)} znaków.`,
  description: ({ max }) => `description może mieć do ${number(max)} znaków.`,
  visibility: 'visibility musi mieć wartość unlisted, public lub private.',
  cover: 'cover musi być identyfikatorem pliku z tego albumu.',
  slugOfArchive: 'slug albumu nie może kończyć się na .zip.',
  tooMany: ({ max }) => `Masz ${number(max)} albumów – to jest limit. Najpierw usuń któryś.`,
  full: ({ max }) => `Album może mieć do ${number(max)} plików.`,
  ids: ({ name, max }) =>
    `${isolate(name)} musi być listą najwyżej ${number(max)} identyfikatorów plików.`,
  orderedTwice: 'order może wymieniać każdy plik tylko raz.',
  addedAndRemoved: 'Pliku nie można jednocześnie dodać i usunąć.',
  page: {
    files: ({ count }) =>
      plural(count, { one: '# plik', few: '# pliki', many: '# plików', other: '# pliku' }),
    downloadAll: 'Pobierz wszystko',
    empty: 'W tym albumie nic jeszcze nie ma.',
    more: 'Pokaż więcej',
    first: 'Wróć na początek',
    closedFile: 'Zablokowany plik',
    locked: 'Ten album ma hasło',
    close: 'Zamknij',
    next: 'Następny',
    previous: 'Poprzedni',
    openPage: 'Otwórz stronę tego pliku',
    albumsOf: ({ name }) => `Albumy użytkownika ${isolate(name)}`,
    noAlbums: 'Nie ma jeszcze publicznych albumów.',
  },
};
