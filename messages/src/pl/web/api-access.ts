import type { apiAccess as source } from '../../en/web/api-access.ts';

export const apiAccess: typeof source = {
  token: {
    title: 'Token API',
    lead: 'Programy przesyłają z nim pliki w Twoim imieniu. Mogą wyświetlać, odczytywać i usuwać Twoje pliki, nic poza tym.',
    loading: 'Wczytywanie tokenu API',
    failed: 'Nie można wyświetlić tokenu API',
    label: 'Twój token API',
    copy: 'Kopiuj token API',
    copied: 'Token API skopiowano do schowka!',
    copyFailed: 'Nie udało się skopiować tokenu',
    replace: 'Wymień token',
    replacing: 'Wymiana…',
    replaced: 'Token API został wymieniony. Pobierz ponownie pliki swoich programów.',
    replaceTitle: 'Wymiana tokenu API',
    replaceText:
      'Stary token od razu przestanie działać. ShareX i skrypty, które go używają, będą potrzebować nowego pliku.',
    confirmReplace: 'Wymień',
  },
  guide: {
    title: 'Dokumentacja API',
    lead: 'Pliki może przesyłać każdy program: wysyła token API jako token bearer, a plik jako dane formularza multipart. Odpowiedź zawiera link w file.url.',
    endpoint: 'Adres przesyłania',
    header: 'Nagłówek',
    body: 'Treść',
    bodyType: ({ type }) => `Dane formularza multipart (${type})`,
    field: 'Nazwa pola pliku',
    allCalls: 'Wszystkie wywołania',
    reference: 'Opis API',
    copy: 'Kopiuj polecenie',
    copied: 'Polecenie skopiowano do schowka!',
    copyFailed: 'Nie udało się skopiować polecenia',
  },
};
