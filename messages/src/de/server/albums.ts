import type { albums as source } from '../../en/server/albums.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('de');

export const albums: typeof source = {
  noSuchAlbum: 'Dieses Album gibt es nicht.',
  deleted: 'Das Album ist gelöscht; seine Dateien sind noch da.',
  option: 'album muss die ID oder der Slug eines deiner Alben sein.',
  unknown: ({ name }) => `Du hast kein Album ${isolate(name)}.`,
  name: ({ max }) => `name muss 1 bis ${number(max)} Zeichen haben.`,
  description: ({ max }) => `description darf bis zu ${number(max)} Zeichen haben.`,
  visibility: 'visibility muss unlisted, public oder private sein.',
  cover: 'cover muss die ID einer Datei dieses Albums sein.',
  slugOfArchive: 'slug eines Albums darf nicht auf .zip enden.',
  tooMany: ({ max }) =>
    `Du hast ${number(max)} Alben, mehr sind nicht möglich. Lösche zuerst eines.`,
  full: ({ max }) => `Ein Album kann bis zu ${number(max)} Dateien enthalten.`,
  ids: ({ name, max }) =>
    `${isolate(name)} muss eine Liste von bis zu ${number(max)} IDs von Dateien sein.`,
  orderedTwice: 'order darf jede Datei nur einmal nennen.',
  addedAndRemoved: 'Eine Datei kann nicht zugleich hinzugefügt und entfernt werden.',
  page: {
    files: ({ count }) => plural(count, { one: '# Datei', other: '# Dateien' }),
    downloadAll: 'Alle herunterladen',
    empty: 'In diesem Album ist noch nichts.',
    more: 'Mehr anzeigen',
    first: 'Zurück zum Anfang',
    closedFile: 'Gesperrte Datei',
    locked: 'Dieses Album hat ein Passwort',
    close: 'Schließen',
    next: 'Weiter',
    previous: 'Zurück',
    openPage: 'Seite dieser Datei öffnen',
    albumsOf: ({ name }) => `Alben von ${isolate(name)}`,
    noAlbums: 'Es gibt noch keine öffentlichen Alben.',
  },
};
