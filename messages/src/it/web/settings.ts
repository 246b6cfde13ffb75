import type { settings as source } from '../../en/web/settings.ts';
import { createFormats } from '../../formats.ts';
import { confirmation, passkeyUse } from './confirmation.ts';
import { filePages } from './file-pages.ts';

const { isolate } = createFormats('it');

export const settings: typeof source = {
  page: 'Impostazioni',
  tabs: {
    profile: 'Profilo',
    security: 'Sicurezza',
    api: 'API e ShareX',
    tokens: 'Token e profili',
    appearance: 'Aspetto',
    debug: 'Debug',
  },
  commands: {
    profile: 'Impostazioni: Profilo',
    security: 'Impostazioni: Sicurezza',
    api: 'Impostazioni: API e ShareX',
    tokens: 'Impostazioni: Token e profili',
    appearance: 'Impostazioni: Aspetto',
    debug: 'Impostazioni: Debug',
  },
  keywords: {
    profile: 'nome utente email account',
    security: 'password sessioni disconnetti esci',
    api: 'token client ishare curl shell',
    tokens: 'revocare permessi programmi profilo',
    appearance: 'tema scuro chiaro modalità colori lingua',
    debug: 'account dati',
  },
  confirmation,
  profile: {
    title: 'Profilo',
    lead: 'Il tuo nome utente è visibile agli amministratori; accedi con questo o con la tua email.',
    updated: 'Profilo salvato!',
    updating: 'Salvataggio…',
    save: 'Salva modifiche',
    pendingEmail: ({ email }) =>
      `Abbiamo inviato un link a ${isolate(email)}. La tua email cambierà quando verrà aperto; fino ad allora accedi come prima.`,
    noEmail:
      'Il tuo account non ha un’email. Senza, una password dimenticata non si può reimpostare via email.',
    cancelEmail: 'Annulla la modifica',
    account: 'Account',
    memberSince: 'Iscrizione',
    role: 'Ruolo',
    administrator: 'Amministratore',
    user: 'Utente',
    uploads: 'File caricati',
    storageUsed: 'Spazio usato',
    storageLimit: 'Limite di spazio',
  },
  filePages,
  passkeyUse,
  expiryMails: {
    title: 'E-mail',
    wanted: 'Avvisami per e-mail un giorno prima che i file scadano',
    hint: 'Al massimo un’e-mail al giorno, per tutti i file insieme.',
    saved: 'Salvato.',
    failed: 'L’impostazione non è stata caricata.',
  },
  debug: {
    issues: 'Problemi',
    refresh: 'Aggiorna',
    noIssues: 'Nessun problema trovato.',
    userData: 'Dati utente',
    heldInApp: 'Conservati nell’app',
    latestResponse: 'Ultima risposta del profilo',
    loading: 'Caricamento del profilo',
    failed: 'Impossibile mostrare il profilo',
    noEmail: 'L’account non ha un’email.',
    placeholderEmail: ({ email }) => `L’email ${isolate(email)} sembra un segnaposto.`,
    noRole: 'L’utente non ha né un ruolo né un indicatore di amministratore.',
  },
};
