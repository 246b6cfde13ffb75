import type { gate as source } from '../../../en/server/file-page/gate.ts';

export const gate: typeof source = {
  ended: 'Ten link wygasł',
  endedWhy: 'Jego czas minął albo został otwarty tyle razy, ile było można.',
  locked: 'Ten plik jest chroniony hasłem',
  lockedWhy: 'Wpisz hasło otrzymane razem z linkiem.',
  password: 'Hasło',
  unlock: 'Odblokuj',
  wrongPassword: 'To nie jest to hasło.',
  limited: 'Ten plik można otworzyć ograniczoną liczbę razy',
  limitedWhy: 'Każde otwarcie zużywa jeden z nich.',
  once: 'Ten plik można otworzyć tylko raz',
  onceWhy: 'Potem zostanie usunięty.',
  open: 'Otwórz plik',
  tooManyTries: 'Zbyt wiele prób',
  passwordNeeded:
    'Ten plik jest chroniony hasłem: otwórz link w przeglądarce albo wyślij hasło w nagłówku Perch-Password.',
  openingNeeded: 'Ten plik można otworzyć ograniczoną liczbę razy: otwórz link w przeglądarce.',
  fromOtherSite: 'To żądanie pochodzi z innej witryny.',
};
