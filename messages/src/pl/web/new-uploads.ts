import type { newUploads as source } from '../../en/web/new-uploads.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('pl');

export const newUploads: typeof source = {
  title: 'Nowe pliki',
  open: 'Opcje',
  close: 'Ukryj opcje',
  reset: 'Przywróć domyślne',
  remembered:
    'Dotyczy plików, które zaczniesz wysyłać od teraz. To urządzenie zapamięta wybór, z wyjątkiem hasła i nazwy linku.',
  refused: 'Serwer odrzucił te opcje',
  preset: ({ value }) => `Domyślnie: ${value}`,
  after: {
    m: ({ count }) =>
      plural(count, {
        one: 'po # minucie',
        few: 'po # minutach',
        many: 'po # minutach',
        other: 'po # minuty',
      }),
    h: ({ count }) =>
      plural(count, {
        one: 'po # godzinie',
        few: 'po # godzinach',
        many: 'po # godzinach',
        other: 'po # godziny',
      }),
    d: ({ count }) =>
      plural(count, {
        one: 'po # dniu',
        few: 'po # dniach',
        many: 'po # dniach',
        other: 'po # dnia',
      }),
    w: ({ count }) =>
      plural(count, {
        one: 'po # tygodniu',
        few: 'po # tygodniach',
        many: 'po # tygodniach',
        other: 'po # tygodnia',
      }),
  },
  summary: {
    nothing: 'linki działają, dopóki nie usuniesz pliku',
    ends: ({ when }) => `wygasa ${when}`,
    endsAt: ({ time }) => `wygasa ${time}`,
    neverEnds: 'nigdy nie wygasa',
    downloads: ({ count }) =>
      plural(count, {
        one: '# pobranie',
        few: '# pobrania',
        many: '# pobrań',
        other: '# pobrania',
      }),
    unlimited: 'dowolna liczba pobrań',
    burn: 'jedno pobranie, potem plik jest usuwany',
    password: 'hasło',
    raw: 'link do samego pliku',
    view: 'link do strony',
    slug: ({ slug }) => `link o nazwie „${isolate(slug)}”`,
    album: ({ name }) => `do albumu „${isolate(name)}”`,
    tags: ({ count }) =>
      plural(count, { one: '# tag', few: '# tagi', many: '# tagów', other: '# taga' }),
  },
  expiry: {
    label: 'Link wygasa',
    never: 'nigdy',
    custom: 'w wybranym momencie',
    time: 'Link wygasa dnia',
    past: 'Wybierz moment w przyszłości.',
  },
  downloads: {
    label: 'Pobrania',
    unlimited: 'dowolna liczba',
    limited: 'ograniczona liczba',
    burn: 'jedno, potem plik jest usuwany',
    count: 'Liczba pobrań',
    invalid: ({ max }) => `Wpisz liczbę całkowitą od 1 do ${number(max)}.`,
  },
  link: {
    label: 'Link prowadzi do',
    raw: 'samego pliku',
    view: 'strony, która pokazuje plik',
  },
  password: {
    label: 'Hasło',
    hint: 'Do ponownego wczytania tej strony. Odwiedzający muszą je wpisać.',
    generate: 'Wygeneruj hasło',
  },
  slug: {
    label: 'Nazwa linku',
    hint: 'Dla następnego pojedynczego pliku.',
    invalid:
      'Na początku litera lub cyfra, potem litery A–Z, cyfry, kropki, łączniki i podkreślenia; razem do 64.',
  },
  album: { label: 'Do albumu', none: 'żaden' },
  defaults: {
    notLoaded: 'Nie udało się wczytać ustawień',
    lead: 'Co dostają linki nowych plików, gdy nie wybrano niczego innego, także te z ShareX i skryptów.',
    server: ({ value }) => `Jak ten serwer: ${value}`,
    save: 'Zapisz',
    saving: 'Zapisywanie…',
    saved: 'Zapisano ustawienia nowych plików',
  },
};
