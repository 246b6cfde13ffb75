import type { filePages as source } from '../../en/web/file-pages.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('pl');

export const filePages: typeof source = {
  title: 'Strony plików',
  lead: 'Co pokazują komunikatory i inne programy, gdy wklejony zostanie link do strony jednego z twoich plików.',
  pageTitle: 'Tytuł',
  pageDescription: 'Opis',
  pageColour: 'Kolor',
  variables: ({ names }) => `Zmienne: ${isolate(names)}`,
  titleDefault: 'Nazwa pliku',
  descriptionDefault: 'Typ i rozmiar',
  colourHint: ({ example }) => `Obok podglądu, na przykład ${isolate(example)}`,
  colourInvalid: ({ example }) => `Wpisz # i sześć cyfr, na przykład ${isolate(example)}`,
  unknownVariable: ({ name }) => `Nie ma zmiennej ${isolate(name)}`,
  preview: 'Podgląd',
  save: 'Zapisz strony plików',
  saved: 'Zapisano strony plików',
  failed: 'Nie można pokazać twoich stron plików',
};
