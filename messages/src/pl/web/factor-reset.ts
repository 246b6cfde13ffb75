import type { factorReset as source } from '../../en/web/factor-reset.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('pl');

export const factorReset: typeof source = {
  factors: 'Drugie składniki',
  none: 'Brak',
  app: 'Aplikacja uwierzytelniająca',
  passkeys: ({ count }) =>
    plural(count, {
      one: '# klucz dostępu',
      few: '# klucze dostępu',
      many: '# kluczy dostępu',
      other: '# klucza dostępu',
    }),
  title: 'Zresetuj drugie składniki',
  text: ({ name }) =>
    `Aplikacja uwierzytelniająca, kody odzyskiwania i klucze dostępu konta ${isolate(name)} zostaną usunięte, a wszystkie sesje zakończone.`,
  check: 'Upewnij się, że prosi o to właściciel konta: potem do zalogowania wystarczy samo hasło.',
  reason: 'Powód',
  reasonHint: 'Będzie widoczny w dzienniku zdarzeń i w wiadomości do właściciela.',
  reasonRequired: 'Podaj powód.',
  failed: 'Nie udało się zresetować drugich składników',
};
