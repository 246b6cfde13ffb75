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
  first: {
    title: 'Konfiguracja Perch',
    lead: 'Ten serwer nie ma jeszcze administratora. Pierwszego tworzy link konfiguracyjny.',
    where:
      'Serwer wypisał link przy uruchomieniu, w terminalu albo w dzienniku. Na serwerze to polecenie wypisze go ponownie:',
    link: 'Link konfiguracyjny',
    hint: 'Wklej tutaj link. Jego adres nie musi być adresem tej strony.',
    open: 'Dalej',
    invalid: 'Link konfiguracyjny zawiera #setup= i kod.',
    signIn: 'Zaloguj się',
  },
  account: {
    title: 'Twoje konto',
    lead: 'Jesteś zalogowany jako administrator. Nazwę, e-mail i hasło można zmienić w ustawieniach.',
    noEmail: 'Brak',
  },
  installation: {
    title: 'Nazwa i adres',
    address: 'Adres publiczny',
    keep: ({ address }) => `Zachowaj ${isolate(address)} jako adres publiczny`,
    keepHint: 'Linki zaczynają się od niego, a serwer będzie tam dostępny także po konfiguracji.',
    notKept: ({ address, later }) =>
      `W przeciwnym razie ${isolate(address)} przestanie działać po zakończeniu konfiguracji i pozostanie tylko ${isolate(later)}.`,
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
    server: 'Na serwerze',
    serverText: 'To polecenie sprawdza instalację:',
  },
};
