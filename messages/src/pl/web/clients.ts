import type { clients as source } from '../../en/web/clients.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('pl');

export const clients: typeof source = {
  title: 'Programy do przesyłania',
  lead: 'Każdy plik jest gotowy do użycia i zawiera Twój token API, więc nikomu go nie udostępniaj.',
  cards: {
    sharex: {
      text: 'Kliknij plik dwukrotnie i odpowiedz „Tak”: zrzuty ekranu będą trafiać prosto do Perch.',
    },
    ishare: {
      name: 'ishare',
      system: 'macOS',
      text: 'Otwórz plik w ishare, aby dodać Perch jako miejsce przesyłania zrzutów ekranu.',
      download: 'Pobierz ishare',
      downloaded: 'Pobrano plik ishare!',
    },
    shell: {
      name: 'Skrypt zrzutów',
      system: 'Linux: Flameshot, Spectacle',
      text: 'Robi zrzut ekranu, przesyła go i umieszcza link w schowku. Przypisz go do klawisza.',
      download: 'Pobierz skrypt zrzutów',
      downloaded: 'Pobrano skrypt zrzutów ekranu!',
    },
    curl: {
      name: 'Skrypt curl',
      system: 'Dowolna powłoka',
      text: 'Przesyła podane pliki i wypisuje ich linki, po jednym w wierszu.',
      download: 'Pobierz skrypt curl',
      downloaded: 'Pobrano skrypt curl!',
    },
  },
  commandLine: {
    name: 'Wiersz poleceń',
    text: 'Program perch przesyła pliki dowolnej wielkości i kontynuuje po przerwaniu. Zaloguj się raz tokenem, a potem przesyłaj.',
    copyLogin: 'Skopiuj polecenie logowania',
    copyUp: 'Skopiuj polecenie przesyłania',
    copied: 'Polecenie skopiowano do schowka!',
    copyFailed: 'Nie udało się skopiować polecenia',
  },
  shareX: {
    title: 'Przesyłanie z ShareX',
    lead: 'Zrzuty ekranu trafiają prosto do Perch, a ich linki do schowka. Pobierz plik i otwórz go. Zawiera Twój osobisty token, więc nikomu go nie udostępniaj.',
    download: 'Pobierz plik ShareX',
    copy: 'Kopiuj konfigurację',
    copyNamed: 'Kopiuj konfigurację ShareX',
    tile: 'Konfiguracja ShareX',
    tileHint: 'Pobierz plik',
    copied: 'Konfigurację ShareX skopiowano do schowka!',
    downloaded: 'Pobrano konfigurację ShareX!',
  },
  shareXLinks: {
    name: 'ShareX: krótkie linki',
    title: 'Skracanie z ShareX',
    text: 'Skraca adresy: kliknij plik dwukrotnie, odpowiedz Tak i wybierz Perch do skracania adresów URL. Plik zawiera Twój osobisty token, więc zachowaj go dla siebie.',
    download: 'Pobierz do krótkich linków',
    downloaded: 'Pobrano plik ShareX do krótkich linków!',
  },
  notCopied: 'Nie udało się skopiować konfiguracji',
  notDownloaded: 'Nie udało się pobrać konfiguracji',
  commandKeywords: 'konfiguracja config',
  commands: {
    sharex: {
      copy: 'Kopiuj konfigurację ShareX',
      copyFor: ({ domain }) => `Kopiuj konfigurację ShareX dla ${isolate(domain)}`,
      copied: 'Konfigurację ShareX skopiowano do schowka!',
      download: 'Pobierz konfigurację ShareX',
      downloadFor: ({ domain }) => `Pobierz konfigurację ShareX dla ${isolate(domain)}`,
      downloaded: 'Pobrano konfigurację ShareX!',
    },
    ishare: {
      copy: 'Kopiuj konfigurację ishare',
      copyFor: ({ domain }) => `Kopiuj konfigurację ishare dla ${isolate(domain)}`,
      copied: 'Konfigurację ishare skopiowano do schowka!',
      download: 'Pobierz konfigurację ishare',
      downloadFor: ({ domain }) => `Pobierz konfigurację ishare dla ${isolate(domain)}`,
      downloaded: 'Pobrano konfigurację ishare!',
    },
    shell: {
      copy: 'Kopiuj skrypt zrzutów ekranu',
      copyFor: ({ domain }) => `Kopiuj skrypt zrzutów ekranu dla ${isolate(domain)}`,
      copied: 'Skrypt zrzutów ekranu skopiowano do schowka!',
      download: 'Pobierz skrypt zrzutów ekranu',
      downloadFor: ({ domain }) => `Pobierz skrypt zrzutów ekranu dla ${isolate(domain)}`,
      downloaded: 'Pobrano skrypt zrzutów ekranu!',
    },
    curl: {
      copy: 'Kopiuj skrypt curl',
      copyFor: ({ domain }) => `Kopiuj skrypt curl dla ${isolate(domain)}`,
      copied: 'Skrypt curl skopiowano do schowka!',
      download: 'Pobierz skrypt curl',
      downloadFor: ({ domain }) => `Pobierz skrypt curl dla ${isolate(domain)}`,
      downloaded: 'Pobrano skrypt curl!',
    },
  },
};
