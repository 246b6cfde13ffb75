import type { secondFactorRules as source } from '../../en/web/second-factor-rules.ts';

export const secondFactorRules: typeof source = {
  title: 'Configura un secondo fattore',
  lead: 'Questo server lo richiede per continuare: un’app di autenticazione o una passkey. I tuoi link e i programmi di caricamento continuano a funzionare.',
  setUp: 'Configuralo',
};
