import type { signInWays as source } from '../../en/web/sign-in-ways.ts';

export const signInWays: typeof source = {
  name: { label: 'Email o nome utente', required: 'L’email o il nome utente è obbligatorio' },
  or: 'oppure',
  provider: ({ name }) => `Accedi con ${name}`,
  proxy: 'Accesso unico (SSO)',
  passkey: 'Accedi con una passkey',
  passkeyBusy: 'In attesa della tua passkey…',
  passkeyFailed: 'Non è stato possibile usare la passkey. Riprova o accedi in un altro modo.',
  none: 'Con questo browser non puoi accedere qui. Chiedi all’amministratore un link di accesso.',
  noRegistration:
    'Questo server non usa password, quindi non c’è registrazione. Chiedi un account all’amministratore.',
  second: {
    title: 'Conferma che sei tu',
    appCode: 'Codice di sei cifre',
    appHint: 'Lo mostra la tua app di autenticazione. Viene inviato con l’ultima cifra.',
    recoveryCode: 'Codice di recupero',
    recoveryHint:
      'Hai ricevuto questi codici quando hai impostato il secondo fattore. Ognuno vale una volta.',
    missing: 'Inserisci il codice',
    passkey: 'Usa invece una passkey',
    back: 'Indietro',
    toRecovery: 'Usa un codice di recupero',
    toApp: 'Usa il codice dell’app',
  },
  refusals: {
    expired: 'Questo accesso ha richiesto troppo tempo. Ricomincia da capo.',
    noAccount: 'Qui non c’è un account per te e al momento non si accettano nuovi account.',
    refused: 'L’accesso è stato rifiutato. Se dovresti avere accesso, chiedi all’amministratore.',
    taken:
      'Qui esiste già un account con la tua email. Accedi in un altro modo, poi collega i due nelle impostazioni.',
    tooMany: 'Troppi tentativi. Riprova tra qualche minuto.',
    unavailable: 'Il servizio di accesso al momento non risponde. Riprova tra qualche minuto.',
    unexplained: 'Accesso non riuscito. Riprova.',
  },
};
