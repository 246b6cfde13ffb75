import type { secondFactors as source } from '../../en/web/second-factors.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('pl');

export const secondFactors: typeof source = {
  loading: 'Wczytywanie Twoich sposobów logowania',
  failed: 'Nie można pokazać Twoich sposobów logowania',
  required:
    'Ten serwer wymaga drugiego składnika: skonfiguruj aplikację uwierzytelniającą albo dodaj klucz dostępu.',
  app: {
    title: 'Aplikacja uwierzytelniająca',
    lead: 'Logowanie hasłem będzie wymagać także kodu, który pokazuje aplikacja w telefonie.',
    since: ({ date }) => `W użyciu od ${date}`,
    setUp: 'Skonfiguruj',
    scan: 'Dodaj konto do aplikacji',
    scanLead: 'W aplikacji wybierz dodanie konta i zeskanuj ten obraz.',
    picture: 'Kod QR z kluczem Twojego konta',
    open: 'Otwórz aplikację na tym urządzeniu',
    key: 'Albo wpisz ten klucz w aplikacji:',
    copyKey: 'Kopiuj klucz',
    keyCopied: 'Klucz skopiowany.',
    keyNotCopied: 'Nie udało się skopiować klucza',
    firstCode: 'Kod, który aplikacja pokazuje teraz',
    codeRequired: 'Brakuje kodu',
    turnOn: 'Włącz',
    remove: 'Usuń',
    removeTitle: 'Usuń aplikację uwierzytelniającą',
    removeText:
      'Jej kody przestaną działać. Bez innego drugiego składnika zostaną usunięte także kody odzyskiwania.',
    removed: 'Aplikacja uwierzytelniająca została usunięta.',
  },
  recovery: {
    title: 'Kody odzyskiwania',
    lead: 'Gdy stracisz telefon lub klucz dostępu, każdy z nich pozwala zalogować się jeden raz.',
    left: ({ count }) =>
      plural(count, {
        one: 'Pozostał # kod.',
        few: 'Pozostały # kody.',
        many: 'Pozostało # kodów.',
        other: 'Pozostało # kodu.',
      }),
    few: 'Utwórz nowe, zanim będą potrzebne.',
    renew: 'Utwórz nowe kody',
    renewText: 'Te, które masz zachowane, przestaną działać.',
    made: 'Zachowaj te kody',
    madeLead:
      'Są pokazywane tylko teraz. Zachowaj je tam, gdzie znajdziesz je bez telefonu: na papierze lub w menedżerze haseł.',
    copy: 'Kopiuj',
    copied: 'Kody skopiowane.',
    notCopied: 'Nie udało się skopiować kodów',
    download: 'Pobierz',
    print: 'Drukuj',
    done: 'Mam je zachowane',
    ofAccount: ({ account, host }) =>
      `Kody odzyskiwania konta ${isolate(account)} na ${isolate(host)}`,
  },
  noPassword: {
    title: 'Hasło',
    text: 'Twoje konto nie ma hasła.',
    mailLead: ({ email }) => `Aby je ustawić, zamów link na adres ${isolate(email)}.`,
    mail: 'Wyślij mi link',
    noMail: 'Aby je otrzymać, zwróć się do administratora tego serwera.',
    off: 'Na tym serwerze nie można logować się hasłem.',
  },
};
