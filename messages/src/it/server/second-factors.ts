import type { secondFactors as source } from '../../en/server/second-factors.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('it');

export const secondFactors: typeof source = {
  required: 'Inserisci il codice del tuo secondo fattore.',
  codeInvalid:
    'Questo codice non è corretto oppure è già stato usato. Le app di autenticazione ne mostrano uno nuovo ogni 30 secondi.',
  signInExpired: 'Questo accesso è scaduto. Accedi di nuovo.',
  confirmWithFactor: 'Conferma la tua identità con il secondo fattore; la sola password non basta.',
  confirmBySigningIn: 'Accedi di nuovo per confermare la tua identità.',
  appIsSetUp:
    'È già configurata un’app di autenticazione. Sostituiscila di proposito oppure rimuovila prima.',
  noApp: 'Non è configurata nessuna app di autenticazione.',
  setUpExpired: 'La configurazione dell’app ha richiesto troppo tempo. Ricomincia da capo.',
  codesNeedFactor:
    'I codici di recupero sostituiscono un secondo fattore: configura prima un’app di autenticazione o una passkey.',
  lastWayIn: 'Questo è l’ultimo modo per accedere al tuo account. Aggiungine prima un altro.',
  appRemoved: 'L’app di autenticazione è stata rimossa.',
  mail: {
    added: {
      subject: 'È stata configurata un’app di autenticazione',
      text: ({ site }) =>
        `È stata configurata un’app di autenticazione per il tuo account su ${isolate(site)}. D’ora in poi per accedere serve uno dei suoi codici.`,
    },
    removed: {
      subject: 'La tua app di autenticazione è stata rimossa',
      text: ({ site }) =>
        `L’app di autenticazione del tuo account su ${isolate(site)} è stata rimossa. I suoi codici non vengono più richiesti.`,
    },
    codeUsed: {
      subject: 'È stato usato un codice di recupero',
      text: ({ site }) =>
        `Uno dei codici di recupero del tuo account su ${isolate(site)} è stato usato al posto del secondo fattore. Non funzionerà più.`,
      left: ({ left }) => `Codici di recupero rimasti: ${number(left)}.`,
    },
    notYou:
      'Se non sei stato tu, cambia subito la password, esci da tutte le altre sessioni e crea nuovi codici di recupero.',
    link: 'Le tue impostazioni',
  },
};
