import { networksOf } from '../http/request/client-network.ts';
import { AppError } from '../lib/errors.ts';
import type { Lane, Place } from '../lib/fair-queue.ts';

export const hashingLimits = {
  runningMax: 2,
  waitingMax: 96,
  refusal: () =>
    new AppError('busy', 'Too many people are signing in right now. Please try again.', {
      retryAfterSeconds: 2,
    }),
};

/** A class behind one address may sign in at once; one network has half of the places at most. */
const laneLimits = {
  account: { waitingMax: 8, turnsBehind: 8 },
  machine: { waitingMax: 32, turnsBehind: 2 },
  connection: { waitingMax: 40, turnsBehind: 1 },
  site: { waitingMax: 48, turnsBehind: 1 },
};
const knownTurnsAhead = 32;

/** For whom a password is hashed; `fromTerminal` for commands. */
export interface Asker {
  address: string;
  /** The email as it is compared. */
  account: string;
  /** Whether the account has signed in from this network lately. */
  isKnown: boolean;
}

export const fromTerminal: Asker = { address: '', account: '', isKnown: true };

/** Where a password's hash waits. */
export function placeOf({ address, account, isKnown }: Asker): Place {
  const { machine, connection, site } = networksOf(address);
  const lane = (kind: keyof typeof laneLimits, text: string): Lane => ({
    name: `${kind} ${text}`,
    ...laneLimits[kind],
  });
  return {
    lanes: [
      // Guesses from elsewhere wait in another lane than the owner on a known network.
      lane('account', isKnown ? `${account} ${connection}` : account),
      lane('machine', machine),
      lane('connection', connection),
      lane('site', site),
    ],
    turnsAhead: isKnown ? knownTurnsAhead : 0,
  };
}
