import type { linkChange as source } from '../../en/web/link-change.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('pl');

export const linkChange: typeof source = {
  title: 'Link',
  raw: 'Adres bezpośredni',
  view: 'Strona',
  shared: 'udostępniany',
  change: 'Zmień link',
  saved: 'Link został zmieniony.',
  notSaved: 'Link nie został zmieniony',
  kind: {
    label: 'Adres do udostępniania',
    raw: 'Bezpośrednio plik',
    view: 'Strona, która pokazuje plik',
  },
  expiry: {
    label: 'Wygasa',
    kept: ({ date }) => `Dnia ${date}`,
    never: 'Nigdy',
    hour: 'Za godzinę',
    day: 'Za jeden dzień',
    week: 'Za 7 dni',
    month: 'Za 30 dni',
    custom: 'W wybranym czasie',
    time: 'Wygasa dnia',
    past: 'Wybierz czas, który dopiero nadejdzie.',
  },
  downloads: {
    label: 'Pozostałe pobrania',
    hint: 'Puste: bez ograniczeń.',
    any: 'Bez ograniczeń',
    custom: 'Wybrana liczba',
    count: 'Liczba pobrań',
    invalid: ({ max }) => `Wpisz liczbę całkowitą od 1 do ${number(max)}.`,
  },
  burn: 'Usuń plik po jednym pobraniu',
  password: {
    label: 'Hasło',
    none: 'Brak',
    kept: 'Pozostaje bez zmian',
    set: 'Ustaw nowe',
    remove: 'Usuń hasło',
    text: 'Nowe hasło linku',
    missing: 'Wpisz hasło.',
  },
  slug: {
    label: 'Nazwa linku',
    hint: ({ days }) => `Obecna będzie działać jeszcze przez ${days} dni.`,
    invalid:
      'Zacznij od litery lub cyfry, dalej litery A–Z, cyfry, kropki, łączniki i podkreślenia; najwyżej 64 znaki.',
  },
  rename: {
    action: 'Zmień nazwę',
    label: 'Nazwa pliku',
    hint: 'Link pozostaje bez zmian.',
    missing: 'Wpisz nazwę.',
    done: 'Nazwa pliku została zmieniona.',
  },
  replace: {
    action: 'Zastąp plik',
    progress: 'Wysyłanie nowego pliku',
    done: 'Plik został zastąpiony. Jego link się nie zmienił.',
    failed: 'Plik nie został zastąpiony',
    otherType: 'Zastąpić plikiem innego typu?',
    otherTypeText: ({ name }) =>
      `„${isolate(name)}” jest innego typu niż plik pod tym linkiem. Link zachowa swoje rozszerzenie.`,
    confirm: 'Zastąp',
  },
};
