import type { general as source } from '../../en/web/general.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('pl');

export const general: typeof source = {
  cancel: 'Anuluj',
  delete: 'Usuń',
  dismiss: 'Ukryj',
  download: 'Pobierz',
  loading: 'Wczytywanie…',
  open: 'Otwórz',
  proxyBlocks: ({ proxy }) =>
    `Serwer proxy${proxy && ` (${isolate(proxy)})`} przed tym serwerem blokuje przesyłanie. Administratorzy: zobacz docs/proxies/README.md#limits-of-a-proxy.`,
  save: 'Zapisz',
  stepOf: ({ step, steps }) => `Krok ${number(step)} z ${number(steps)}`,
  tryAgain: 'Spróbuj ponownie',
  unexplained: 'Wystąpił błąd. Spróbuj ponownie.',
  unknownAnswer: 'Serwer odpowiedział w postaci, której ta strona nie zna.',
  unreachable: 'Serwer jest nieosiągalny. Sprawdź połączenie i spróbuj ponownie.',
};
