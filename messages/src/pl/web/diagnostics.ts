import type { diagnostics as source } from '../../en/web/diagnostics.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('pl');

const setUp = 'Ten serwer jest skonfigurowany i ma administratora.';
const notSetUp =
  'Ten serwer nie jest jeszcze skonfigurowany: otwórz link konfiguracyjny, który wypisał przy uruchomieniu.';

const registrations = {
  approval: 'Zarejestrować może się każdy, a każde konto zatwierdza administrator.',
  open: 'Każdy może się zarejestrować i od razu zalogować.',
  invite: 'Nowe konta tylko na zaproszenie.',
  closed: 'Nowe konta nie są przyjmowane.',
};

export const diagnostics: typeof source = {
  open: 'Problemy z połączeniem?',
  label: 'Diagnostyka',
  asking: 'Sprawdzanie…',
  noAnswer: ({ seconds }) =>
    plural(seconds, {
      one: 'Brak odpowiedzi w ciągu # sekundy.',
      few: 'Brak odpowiedzi w ciągu # sekund.',
      many: 'Brak odpowiedzi w ciągu # sekund.',
      other: 'Brak odpowiedzi w ciągu # sekundy.',
    }),
  connectivity: {
    title: 'Połączenie z serwerem',
    text: 'Sprawdza, czy serwer i jego logowanie odpowiadają.',
    start: 'Sprawdź połączenie',
    probes: {
      base: 'Adres podstawowy',
      login: 'Adres logowania',
      register: 'Adres rejestracji',
    },
    unreachable: ({ tookMs }) => `Nieosiągalny (po ${tookMs} ms).`,
    exists: ({ status, tookMs }) => `Istnieje: odpowiedź ${status} w ${tookMs} ms.`,
    works: ({ status, tookMs }) => `Działa: odpowiedź ${status} w ${tookMs} ms.`,
    missing: ({ status, tookMs }) => `Brak: odpowiedź ${status} w ${tookMs} ms.`,
    failing: ({ status, tookMs }) => `Błąd: odpowiedź ${status} w ${tookMs} ms.`,
    foreign: ({ status, tookMs }) => `To nie Perch: odpowiedź ${status} w ${tookMs} ms.`,
    refused: ({ status, tookMs }) => `Odmowa: odpowiedź ${status} w ${tookMs} ms.`,
    allGood: 'Serwer odpowiada prawidłowo.',
    someBad: 'Serwer jest osiągalny, ale nie wszystko działa.',
    allBad:
      'Serwer jest nieosiągalny. Sprawdź połączenie; jeśli inne strony działają, serwer nie działa.',
  },
  login: {
    title: 'Logowanie',
    text: 'Sprawdza wpisany wyżej adres e-mail i hasło, bez logowania.',
    start: 'Sprawdź logowanie',
    nothingTyped: 'Najpierw wpisz wyżej adres e-mail i hasło.',
    welcome: 'Witaj.',
    ended: ({ answer }) =>
      `Odpowiedź serwera: „${isolate(answer)}” Sesja tej próby została zakończona.`,
    notEnded: ({ answer }) =>
      `Odpowiedź serwera: „${isolate(answer)}” Nie udało się zakończyć sesji tej próby; znajdziesz ją w Ustawienia, Bezpieczeństwo.`,
    needsSecondFactor:
      'Adres e-mail i hasło są poprawne. Do zalogowania potrzebny jest jeszcze drugi składnik, więc nie otwarto sesji.',
    refused: ({ status, answer }) => `Odpowiedź serwera (${status}): „${isolate(answer)}”`,
  },
  users: {
    title: 'Użytkownicy',
    text: 'Sprawdza, czy serwer jest skonfigurowany i przyjmuje nowe konta.',
    start: 'Sprawdź konta',
    serverState: ({ isSetUp, registration }) =>
      `${isSetUp ? setUp : notSetUp} ${registrations[registration]}`,
  },
  cache: {
    title: 'Ta przeglądarka',
    text: 'Usuwa wszystko, co przechowuje z tego serwera, także sesję i wybrane opcje.',
    start: 'Wyczyść dane i odśwież',
  },
};
