import type { general as source } from '../../en/web/general.ts';

export const general: typeof source = {
  cancel: 'Anuluj',
  delete: 'Usuń',
  dismiss: 'Ukryj',
  download: 'Pobierz',
  loading: 'Wczytywanie…',
  open: 'Otwórz',
  save: 'Zapisz',
  tryAgain: 'Spróbuj ponownie',
  unexplained: 'Wystąpił błąd. Spróbuj ponownie.',
  unknownAnswer: 'Serwer odpowiedział w postaci, której ta strona nie zna.',
  unreachable: 'Serwer jest nieosiągalny. Sprawdź połączenie i spróbuj ponownie.',
};
