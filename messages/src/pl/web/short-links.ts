import type { shortLinks as source } from '../../en/web/short-links.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('pl');

export const shortLinks: typeof source = {
  title: 'Twoje krótkie linki',
  create: 'Nowy krótki link',
  createKeywords: 'skracać url adres przekierowanie',
  lead: ({ max }) =>
    `Krótki link prowadzi pod inny adres. Najwięcej linków: ${number(max)}; zakończone są usuwane.`,
  target: 'Adres do skrócenia',
  shorten: 'Skróć',
  more: 'Więcej opcji',
  targetInvalid: 'Wpisz adres zaczynający się od http:// lub https://.',
  targetOwn: 'Ten adres jest na tym serwerze: krótkie linki prowadzą gdzie indziej.',
  made: 'Twój krótki link',
  notMade: 'Krótki link nie został utworzony',
  name: 'Tytuł',
  nameHint: 'Na stronie, która mówi, dokąd prowadzi link.',
  slugHint: 'Puste: wybierze ją serwer.',
  clicksAllowed: 'Dozwolone kliknięcia',
  clicksRemaining: 'Pozostałe kliknięcia',
  changeTarget: 'Dokąd prowadzi',
  newPassword: 'Nowe hasło krótkiego linku',
  clicks: ({ count }) =>
    plural(count, {
      one: '# kliknięcie',
      few: '# kliknięcia',
      many: '# kliknięć',
      other: '# kliknięcia',
    }),
  clicksLeft: ({ count }) =>
    plural(count, {
      one: 'Zostało # kliknięcie',
      few: 'Zostały # kliknięcia',
      many: 'Zostało # kliknięć',
      other: 'Zostało # kliknięcia',
    }),
  copy: 'Kopiuj krótki link',
  copyNamed: ({ name }) => `Kopiuj ${isolate(name)}`,
  copied: 'Krótki link skopiowany do schowka!',
  copyFailed: 'Nie udało się skopiować krótkiego linku',
  openTarget: ({ target }) => `Otwórz ${isolate(target)}`,
  change: 'Zmień krótki link',
  dismiss: 'Zamknij formularz',
  edit: ({ name }) => `Zmień ${isolate(name)}`,
  saved: 'Krótki link zmieniony.',
  notSaved: 'Krótki link nie został zmieniony',
  delete: ({ name }) => `Usuń ${isolate(name)}`,
  deleteText:
    'Od razu przestaje działać wszędzie, gdzie został przekazany, a liczba jego kliknięć przepadnie.',
  deleted: 'Krótki link usunięty.',
  search: 'Szukaj krótkich linków',
  searchHint: 'Nazwa, tytuł lub adres',
  sortBy: 'Sortuj według',
  sorts: {
    newest: 'Od najnowszych',
    oldest: 'Od najstarszych',
    clicks: 'Najwięcej kliknięć',
  },
  loading: 'Wczytywanie Twoich krótkich linków',
  failed: 'Nie można wyświetlić Twoich krótkich linków',
  none: 'Nie ma jeszcze krótkich linków',
  noneHint: 'Wklej adres powyżej, a otrzymasz krótki, który do niego prowadzi.',
  noneFound: ({ search }) => `Brak krótkich linków z „${isolate(search)}”`,
  searched: ({ max }) => `Liczba najnowszych przeszukiwanych linków: ${number(max)}.`,
  showAll: 'Pokaż wszystkie',
};
