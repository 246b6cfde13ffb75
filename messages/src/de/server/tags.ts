import type { tags as source } from '../../en/server/tags.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('de');

export const tags: typeof source = {
  name: ({ max }) =>
    `Tags müssen 1 bis ${number(max)} Zeichen haben, ohne Kommas und Steuerzeichen.`,
  list: ({ field }) => `${isolate(field)} muss eine Liste von Namen sein.`,
  tooManyOfFile: ({ max }) => `Eine Datei kann höchstens ${number(max)} Tags haben.`,
  tooMany: ({ max }) => `Ein Konto kann höchstens ${number(max)} Tags haben. Lösche zuerst eines.`,
  taken: ({ name }) =>
    `Ein Tag ${isolate(name)} gibt es schon. Sende merge=true, um beide zusammenzuführen.`,
  addedAndRemoved: ({ name }) =>
    `Das Tag ${isolate(name)} lässt sich nicht zugleich hinzufügen und entfernen.`,
  favorite: 'isFavorite muss true oder false sein.',
  noSuchTag: 'Dieses Tag gibt es nicht.',
  applied: 'Die Tags sind geändert.',
  deleted: 'Das Tag ist gelöscht.',
  filterName: ({ max }) => `name muss 1 bis ${number(max)} Zeichen haben, ohne Steuerzeichen.`,
  filterTaken: ({ name }) => `Einen Filter ${isolate(name)} gibt es schon.`,
  tooManyFilters: ({ max }) =>
    `Ein Konto kann höchstens ${number(max)} Filter haben. Lösche zuerst einen.`,
  noSuchFilter: 'Diesen Filter gibt es nicht.',
  filterDeleted: 'Der Filter ist gelöscht.',
};
