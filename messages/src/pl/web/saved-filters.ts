import type { savedFilters as source } from '../../en/web/saved-filters.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('pl');

export const savedFilters: typeof source = {
  title: 'Zapisane filtry',
  hint: 'Zawęź listę, aby zapisać tutaj filtr.',
  save: 'Zapisz ten filtr',
  saved: 'Filtr zapisany.',
  name: 'Nazwa filtra',
  nameMissing: 'Wpisz nazwę.',
  nameTooLong: ({ max }) => `Limit znaków nazwy: ${number(max)}.`,
  rename: ({ name }) => `Zmień nazwę filtra ${isolate(name)}`,
  renamed: 'Zmieniono nazwę filtra.',
  overwrite: ({ name }) => `Zastąp filtr ${isolate(name)} bieżącym`,
  overwritten: 'Filtr zastąpiony.',
  delete: ({ name }) => `Usuń filtr ${isolate(name)}`,
  deleted: 'Filtr usunięty.',
};
