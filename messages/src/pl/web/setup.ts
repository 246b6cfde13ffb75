import type { setup as source } from '../../en/web/setup.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('pl');

export const setup: typeof source = {
  title: 'Konfiguracja',
  back: 'Wstecz',
  skip: 'Pomiń',
  next: 'Dalej',
  finish: 'Zakończ',
  later: 'Dokończ później',
  loadFailed: 'Nie udało się wczytać konfiguracji',
  copy: ({ text }) => `Kopiuj ${isolate(text)}`,
  copied: 'Skopiowano do schowka!',
  copyFailed: 'Nie udało się skopiować',
  account: {
    title: 'Twoje konto',
    lead: 'Jesteś zalogowany jako administrator. Nazwę, e-mail i hasło można zmienić w ustawieniach.',
    noEmail: 'Brak',
  },
  installation: {
    title: 'Nazwa i adres',
    address: 'Adres publiczny',
    fits: 'Linki zaczynają się od tego adresu, tak jak ta strona.',
    local:
      'Linki zaczynają się od tego adresu, który działa tylko na tym komputerze. Uruchom Perch z adresem, którego używają inni, na przykład:',
    differs:
      'Linki zaczynają się od tego adresu, ale ta strona ma inny. Jeśli linki mają mieć ten drugi, uruchom z nim Perch:',
  },
  registration: {
    title: 'Kto może się zarejestrować',
    modes: {
      approval: 'Każdy może poprosić o konto; każde zatwierdza administrator.',
      open: 'Każdy od razu dostaje konto.',
      invite: 'Tylko z linkiem, który administrator tworzy w Administracja → Zaproszenia.',
      closed: 'Żadnych nowych kont poza tymi, które administrator tworzy w wierszu poleceń.',
    },
  },
  mail: {
    title: 'Poczta',
    lead: 'Perch wysyła linki dla zapomnianych haseł i informuje, kto się zarejestrował lub czyj link wygasa.',
    off: 'Ten serwer nie wysyła jeszcze poczty. Uruchom Perch z serwerem poczty i nadawcą:',
    server: 'Serwer poczty',
    sender: 'Nadawca',
    test: 'Wyślij wiadomość próbną',
    testing: 'Wysyłanie...',
    goesTo: ({ email }) => `Trafi na adres ${isolate(email)}.`,
    noEmail: 'Wiadomość próbna wymaga adresu, a Twoje konto nie ma e-maila.',
  },
  clients: {
    title: 'Programy do wysyłania',
    lead: 'W przeglądarce wszystko jest gotowe. ShareX korzysta z tego pliku, a w ustawieniach są pliki dla innych programów.',
    terminal: 'W terminalu',
    terminalText: 'Program perch loguje się tak:',
  },
};
