import type { security as source } from '../../en/web/security.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('it');

export const security: typeof source = {
  password: {
    title: 'Cambia password',
    lead: 'Cambiandola, vengono chiuse tutte le altre sessioni.',
    current: 'Password attuale',
    currentRequired: 'La password attuale è obbligatoria',
    submit: 'Cambia password',
    submitting: 'Modifica…',
    changed: 'Password modificata!',
  },
  sessions: {
    title: 'Sessioni',
    loading: 'Caricamento delle sessioni',
    failed: 'Impossibile mostrare le tue sessioni',
    current: 'Questa sessione',
    signedIn: ({ date }) => `Accesso: ${date}`,
    lastUsed: ({ date }) => `Ultimo utilizzo: ${date}`,
    browserOnSystem: ({ browser, system }) => `${isolate(browser)} su ${isolate(system)}`,
    unknownDevice: 'Dispositivo sconosciuto',
    end: ({ device }) => `Chiudi la sessione: ${isolate(device)}`,
    ended: 'La sessione è terminata.',
    endOthers: 'Chiudi le altre sessioni',
    endOthersText:
      'Tutti gli altri browser dovranno accedere di nuovo. Questo resta connesso e le applicazioni di caricamento continuano con il token API.',
    signOut: 'Disconnetti',
    othersEnded: 'Hai chiuso tutte le altre sessioni.',
  },
};
