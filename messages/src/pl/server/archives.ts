import type { archives as source } from '../../en/server/archives.ts';

export const archives: typeof source = {
  gone: 'To archiwum nie jest już dostępne.',
  goneWhy: 'Jeden z jego plików został usunięty albo wygasł. Wybierz pliki ponownie.',
  atOnce:
    'Z tej sieci są już pobierane dwa archiwa. Poczekaj, aż pobieranie jednego z nich się zakończy.',
};
