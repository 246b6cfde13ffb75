import type { secondFactorRules as source } from '../../en/server/second-factor-rules.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('pl');

export const secondFactorRules: typeof source = {
  needed: ({ url }) =>
    `Ten serwer wymaga drugiego składnika. Aby korzystać dalej, skonfiguruj go pod adresem ${url}.`,
  reset: 'Drugie składniki zostały usunięte, a wszystkie sesje zakończone.',
  nothingToReset: 'To konto nie ma drugiego składnika.',
  ownFactors: 'Własne drugie składniki usuniesz w swoich ustawieniach.',
  passkeysAlone:
    'Do tego konta prowadzą tylko klucze dostępu. Uruchom na serwerze perch user remove-second-factor, a potem perch user sign-in-link.',
  mail: {
    subject: 'Twoje drugie składniki zostały zresetowane',
    removed: ({ site }) =>
      `Administrator serwisu ${isolate(site)} usunął aplikację uwierzytelniającą, kody odzyskiwania i klucze dostępu Twojego konta. Wszystkie Twoje sesje zostały zakończone.`,
    notYou:
      'Zaloguj się jak dotąd i skonfiguruj drugi składnik ponownie. Jeśli to nie była Twoja prośba, powiadom administratora serwera.',
    link: 'Skonfiguruj drugi składnik',
  },
};
