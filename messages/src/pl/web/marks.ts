import type { marks as source } from '../../en/web/marks.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('pl');

export const marks: typeof source = {
  favorite: {
    title: 'Ulubione',
    add: ({ name }) => `Dodaj ${isolate(name)} do ulubionych`,
    remove: ({ name }) => `Usuń ${isolate(name)} z ulubionych`,
    addAll: 'Dodaj do ulubionych',
    removeAll: 'Usuń z ulubionych',
    added: ({ count }) =>
      plural(count, {
        one: '# plik dodano do ulubionych.',
        few: '# pliki dodano do ulubionych.',
        many: '# plików dodano do ulubionych.',
        other: '# pliku dodano do ulubionych.',
      }),
    removed: ({ count }) =>
      plural(count, {
        one: '# plik usunięto z ulubionych.',
        few: '# pliki usunięto z ulubionych.',
        many: '# plików usunięto z ulubionych.',
        other: '# pliku usunięto z ulubionych.',
      }),
    notChanged: 'Ulubione nie zostały zmienione',
    none: 'Brak ulubionych',
    noneHint: 'Naciśnij gwiazdkę pliku lub klawisz F, aby znaleźć go tutaj.',
  },
  tags: {
    label: 'Tagi',
    show: ({ name }) => `Pokaż pliki z tagiem „${isolate(name)}”`,
    more: ({ count }) =>
      plural(count, {
        one: 'jeszcze # tag',
        few: 'jeszcze # tagi',
        many: 'jeszcze # tagów',
        other: 'jeszcze # taga',
      }),
  },
  filter: {
    open: 'Filtruj',
    active: 'Aktywne filtry',
    tag: ({ name }) => `Tag „${isolate(name)}”`,
    album: ({ name }) => `Album „${isolate(name)}”`,
    remove: ({ name }) => `Usuń filtr „${isolate(name)}”`,
    nothing: 'Żaden plik nie pasuje do tego filtra',
    nothingHint: 'Usuń jego część lub pokaż wszystkie pliki.',
  },
};
