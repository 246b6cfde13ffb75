import type { tags as source } from '../../en/web/tags.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('pl');

export const tags: typeof source = {
  title: 'Tagi',
  changed: 'Tagi zmienione.',
  notChanged: 'Tagi nie zostały zmienione',
  files: ({ count }) =>
    plural(count, { one: '# plik', few: '# pliki', many: '# plików', other: '# pliku' }),
  field: {
    placeholder: 'Dodaj tag',
    hint: 'Enter lub przecinek dodaje tag.',
    remove: ({ name }) => `Usuń tag ${isolate(name)}`,
    suggestions: 'Twoje tagi',
    suggested: ({ count }) =>
      plural(count, {
        one: '# propozycja',
        few: '# propozycje',
        many: '# propozycji',
        other: '# propozycji',
      }),
    tooLong: ({ max }) => `Limit znaków tagu: ${number(max)}.`,
    tooMany: ({ max }) => `Plik może mieć najwyżej tyle tagów: ${number(max)}.`,
    invalid: 'Tag nie może zawierać znaków sterujących.',
  },
  choice: {
    search: 'Szukaj tagów',
    none: 'Brak tagów',
    noneFound: 'Brak pasujących tagów',
  },
  bulk: {
    title: ({ count }) =>
      plural(count, {
        one: 'Tagi # pliku',
        few: 'Tagi # plików',
        many: 'Tagi # plików',
        other: 'Tagi # pliku',
      }),
    add: 'Dodaj te tagi',
    remove: 'Usuń te tagi',
    submit: 'Zmień tagi',
    done: ({ count }) =>
      plural(count, {
        one: 'Zmieniono tagi # pliku.',
        few: 'Zmieniono tagi # plików.',
        many: 'Zmieniono tagi # plików.',
        other: 'Zmieniono tagi # pliku.',
      }),
  },
  manage: {
    open: 'Zarządzaj tagami',
    back: 'Wróć do plików',
    lead: ({ max }) =>
      `Limit tagów na koncie: ${number(max)}. Pliki zostają, gdy tag zmienia nazwę, zostaje połączony lub usunięty.`,
    failed: 'Nie można pokazać Twoich tagów',
    loading: 'Wczytywanie Twoich tagów',
    noneHint: 'Nadaj plikowi pierwszy tag w jego szczegółach.',
    name: 'Nazwa tagu',
    nameMissing: 'Wpisz nazwę.',
    rename: ({ name }) => `Zmień nazwę tagu ${isolate(name)}`,
    renamed: 'Zmieniono nazwę tagu.',
    merge: 'Połącz',
    mergeTitle: 'Połącz tagi',
    mergeText: ({ count, name, before }) =>
      plural(count, {
        one: `Tag „${isolate(name)}” już istnieje. Połączyć z nim # plik z „${isolate(before)}”? Tego nie można cofnąć.`,
        few: `Tag „${isolate(name)}” już istnieje. Połączyć z nim # pliki z „${isolate(before)}”? Tego nie można cofnąć.`,
        many: `Tag „${isolate(name)}” już istnieje. Połączyć z nim # plików z „${isolate(before)}”? Tego nie można cofnąć.`,
        other: `Tag „${isolate(name)}” już istnieje. Połączyć z nim # pliku z „${isolate(before)}”? Tego nie można cofnąć.`,
      }),
    merged: 'Tagi połączone.',
    delete: ({ name }) => `Usuń tag ${isolate(name)}`,
    deleteText: ({ count }) =>
      plural(count, {
        one: '# plik straci ten tag. Plik zostanie.',
        few: '# pliki stracą ten tag. Pliki zostaną.',
        many: '# plików straci ten tag. Pliki zostaną.',
        other: '# pliku straci ten tag. Pliki zostaną.',
      }),
    deleted: 'Tag usunięty.',
  },
};
