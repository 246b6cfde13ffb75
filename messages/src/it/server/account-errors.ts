import type { accountErrors as source } from '../../en/server/account-errors.ts';
import { createFormats } from '../../formats.ts';

const { plural } = createFormats('it');

export const accountErrors: typeof source = {
  noSuchUser: 'Questo utente non esiste.',
  accountGone: 'Questo account non esiste più.',
  accountTaken: 'Questo nome utente o questa email è già in uso.',
  ownAccount: 'Qui non puoi eliminare il tuo account.',
  lastAdministrator: 'È l’ultimo amministratore; prima rendi amministratore un altro utente.',
  nothingToKeep: 'keepLinks vale solo per gli account sospesi.',
  notSignedIn: 'Accedi o controlla il token API della tua applicazione.',
  sessionNeeded: 'Il token API non basta per questa operazione; accedi.',
  onlyAdministrators: 'Solo gli amministratori possono farlo.',
  notApproved:
    'L’account non è ancora stato approvato. Attendi l’approvazione di un amministratore.',
  invalidCredentials: 'Accesso non riuscito. Controlla le tue credenziali.',
  noSuchSession: 'Questa sessione non esiste.',
  wrongPassword: 'La password attuale non è corretta.',
  confirmationRequired: 'Conferma la tua identità con la password.',
  resetInvalid: 'Questo link non è più valido. Richiedine uno nuovo.',
  emailChangeInvalid: 'Questo link non è più valido. Modifica di nuovo l’email nelle impostazioni.',
  setupLinkInvalid: 'Questo link di configurazione non è valido.',
  setupClosed: 'Questo server ha già un amministratore.',
  registrationClosed: 'Questo server non accetta nuove registrazioni.',
  inviteRequired: 'La registrazione è possibile solo su invito.',
  inviteInvalid: 'Questo invito non è valido o è già stato usato.',
  noSuchInvite: 'Questo invito non esiste.',
  tooManySignIns: 'Troppi accessi in corso al momento. Riprova.',
  tooManyAttempts: {
    seconds: ({ seconds }) =>
      plural(seconds, {
        one: 'Troppi tentativi. Riprova tra un secondo.',
        many: 'Troppi tentativi. Riprova tra # di secondi.',
        other: 'Troppi tentativi. Riprova tra # secondi.',
      }),
    minutes: ({ minutes }) =>
      plural(minutes, {
        one: 'Troppi tentativi. Riprova tra un minuto.',
        many: 'Troppi tentativi. Riprova tra # di minuti.',
        other: 'Troppi tentativi. Riprova tra # minuti.',
      }),
  },
};
