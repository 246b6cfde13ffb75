import type { tags as source } from '../../en/server/tags.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('pl');

export const tags: typeof source = {
  name: ({ max }) =>
    `Tagi muszą mieć od 1 do ${number(max)} znaków, bez przecinków i znaków sterujących.`,
  list: ({ field }) => `${isolate(field)} musi być listą nazw.`,
  tooManyOfFile: ({ max }) => `Plik może mieć najwyżej tyle tagów: ${number(max)}.`,
  tooMany: ({ max }) => `Konto może mieć najwyżej tyle tagów: ${number(max)}. Najpierw usuń jeden.`,
  taken: ({ name }) => `Tag ${isolate(name)} już istnieje. Wyślij merge=true, aby połączyć oba.`,
  addedAndRemoved: ({ name }) => `Tagu ${isolate(name)} nie można jednocześnie dodać i usunąć.`,
  favorite: 'isFavorite musi mieć wartość true lub false.',
  noSuchTag: 'Nie ma takiego tagu.',
  applied: 'Tagi zostały zmienione.',
  deleted: 'Tag został usunięty.',
  filterName: ({ max }) => `name musi mieć od 1 do ${number(max)} znaków, bez znaków sterujących.`,
  filterTaken: ({ name }) => `Filtr ${isolate(name)} już istnieje.`,
  tooManyFilters: ({ max }) =>
    `Konto może mieć najwyżej tyle filtrów: ${number(max)}. Najpierw usuń jeden.`,
  noSuchFilter: 'Nie ma takiego filtra.',
  filterDeleted: 'Filtr został usunięty.',
};
