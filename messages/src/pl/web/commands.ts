import type { commands as source } from '../../en/web/commands.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('pl');

export const commands: typeof source = {
  groups: {
    pages: 'Strony',
    actions: 'Działania',
    files: 'Pliki',
    recentFiles: 'Ostatnie pliki',
    links: 'Linki',
    clients: 'Programy',
    albums: 'Albumy',
    tags: 'Tagi',
  },
  palette: 'Paleta poleceń',
  open: 'Szukaj lub przejdź do…',
  search: 'Szukaj lub przejdź do',
  searchHint: 'Szukaj plików, stron i działań',
  results: 'Wyniki',
  resultCount: ({ count }) =>
    plural(count, { one: '# wynik', few: '# wyniki', many: '# wyników', other: '# wyniku' }),
  searching: 'Wyszukiwanie…',
  nothingFound: ({ typed }) => `Nie znaleziono niczego dla „${isolate(typed)}”`,
  logOut: 'Wyloguj się',
  logOutKeywords: 'wylogowanie wyjdź logout sign out',
  shortcutsKeywords: 'klawisze pomoc',
  shortcuts: {
    title: 'Skróty klawiszowe',
    close: 'Zamknij skróty',
    jump: 'Wyszukiwanie i przechodzenie',
    searchInList: 'Szukanie na liście',
    upload: 'Przesyłanie plików',
    favorite: 'Dodaj plik do ulubionych lub usuń z nich',
    goTo: {
      dashboard: 'Przejście do pulpitu',
      uploads: 'Przejście do plików',
      albums: 'Przejście do albumów',
      requests: 'Przejście do próśb',
      links: 'Przejście do krótkich linków',
      domains: 'Przejście do domen',
      settings: 'Przejście do ustawień',
      admin: 'Przejście do administracji',
    },
    showList: 'Wyświetlenie tej listy',
    closeOrClear: 'Zamknięcie lub wyczyszczenie',
    singleKeys: 'Skróty jednoklawiszowe w tej przeglądarce',
  },
};
