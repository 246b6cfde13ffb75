import type { factorReset as source } from '../../en/web/factor-reset.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('it');

export const factorReset: typeof source = {
  factors: 'Secondi fattori',
  none: 'Nessuno',
  app: 'App di autenticazione',
  passkeys: ({ count }) =>
    plural(count, { one: '# passkey', many: '# di passkey', other: '# passkey' }),
  title: 'Reimposta i secondi fattori',
  text: ({ name }) =>
    `L’app di autenticazione, i codici di recupero e le passkey di ${isolate(name)} vengono rimossi e tutte le sessioni si chiudono.`,
  check:
    'Accertati che sia il titolare a chiederlo: da quel momento per accedere basta la password.',
  reason: 'Motivo',
  reasonHint: 'Compare nel registro di controllo e nell’email al titolare.',
  reasonRequired: 'Indica il motivo.',
  failed: 'Impossibile reimpostare i secondi fattori',
};
