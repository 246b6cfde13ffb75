import type { signIn as source } from '../../en/server/sign-in.ts';

export const signIn: typeof source = {
  providerRefused: 'Questo account del provider non può accedere qui.',
  providerUnavailable: 'Il provider di accesso al momento non risponde. Riprova.',
  noProvider: 'Qui non è configurato un provider di accesso di questo tipo.',
  expired: 'Questo accesso è scaduto o è già stato usato. Ricomincia.',
  passwordOff: 'Qui l’accesso con password è disattivato.',
  identityTaken: 'Questo account del provider è collegato qui a un altro account.',
  noSuchIdentity: 'Questo account collegato non esiste.',
  linkInvalid: 'Questo link di accesso non è più valido.',
  unlinked: 'L’account è stato scollegato.',
};
