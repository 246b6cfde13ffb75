import type { tokens as source } from '../../en/server/tokens.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('it');

export const tokens: typeof source = {
  insufficientScope: ({ scope }) => `Questo token non ha l’ambito ${isolate(scope)}.`,
  sessionOnly: 'Con i token non si può fare; accedi.',
  wrongAddress: 'Questo token non funziona dal tuo indirizzo di rete.',
  rangeInvalid: ({ range }) =>
    `${isolate(range)} non è né un indirizzo né un intervallo come 192.0.2.0/24.`,
  tooMany: ({ max }) => `Hai ${number(max)} token, che è il limite. Revocane prima uno.`,
  noSuchToken: 'Questo token non esiste.',
  noSuchProfile: 'Questo profilo non esiste.',
  profileUnknown: ({ name }) => `Non c’è nessun profilo ${isolate(name)}.`,
  profileLocked: 'Questo token è vincolato a un altro profilo.',
  lockedToNothing: 'Un token si può vincolare solo a un profilo: scegline uno.',
  profileExpires:
    'expires di un profilo deve essere un tempo come 30m, 12h, 7d o 4w, oppure never.',
  profileName: ({ max }) => `name deve avere da 1 a ${number(max)} caratteri.`,
  profileTaken: ({ name }) => `C’è già un profilo ${isolate(name)}.`,
  profileInUse: ({ token }) =>
    `Il token ${isolate(token)} è vincolato a questo profilo. Prima modificalo o revocalo.`,
  tooManyProfiles: ({ max }) => `Hai ${number(max)} profili, che è il limite. Eliminane prima uno.`,
  bytesSpent: 'Questo token ha già caricato oggi quanto gli è consentito.',
  defaultIsOff: 'Il tuo token predefinito è disattivato. Crea un token per questo programma.',
  defaultDisabled: 'Il token predefinito non funziona più.',
  revoked: 'Il token non funziona più.',
  profileDeleted: 'Il profilo è stato eliminato.',
};
