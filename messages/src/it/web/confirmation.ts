import type {
  confirmation as source,
  passkeyUse as sourceOfUse,
} from '../../en/web/confirmation.ts';

export const confirmation: typeof source = {
  title: 'Conferma la tua identità',
  text: 'Questa operazione cambia l’accesso al tuo account. Confermala una volta; vale per dieci minuti.',
  loading: 'Caricamento dei tuoi modi di accesso',
  failed: 'Impossibile mostrare i tuoi modi di accesso',
  password: 'La tua password',
  code: 'Codice della tua app di autenticazione',
  codeHint: 'Oppure uno dei tuoi codici di recupero.',
  recoveryCode: 'Uno dei tuoi codici di recupero',
  codeRequired: 'Manca il codice',
  withPasskey: 'Usa una passkey',
  freshSignIn:
    'La conferma solo un accesso degli ultimi dieci minuti. Accedi di nuovo e poi torna qui.',
  signInAgain: 'Accedi di nuovo',
  confirm: 'Conferma',
};

export const passkeyUse: typeof sourceOfUse = {
  stopped: 'Il browser è stato interrotto o ha atteso troppo a lungo. Non è cambiato nulla.',
  failed: 'Il browser non ha potuto usare la passkey. Non è cambiato nulla.',
  unsupported: 'Le passkey richiedono un browser che le conosca e un indirizzo con https.',
};
