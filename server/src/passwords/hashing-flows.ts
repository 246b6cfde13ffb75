import { clientNetworks } from '../http/request/client-networks.ts';
import { AppError } from '../lib/errors.ts';
import type { Classification, Flow } from '../lib/fair-queue.ts';

export const hashingQueueLimits = {
  concurrencyMax: 2,
  queuedMax: 96,
  refusal: () =>
    new AppError('busy', 'Too many people are signing in right now. Please try again.', {
      retryAfterSeconds: 2,
    }),
};

/** A class behind one address may sign in at once; one network has half of the places at most. */
const flowLimits = {
  account: { queuedMax: 8, penaltyTurns: 8 },
  machine: { queuedMax: 32, penaltyTurns: 2 },
  connection: { queuedMax: 40, penaltyTurns: 1 },
  site: { queuedMax: 48, penaltyTurns: 1 },
};
const knownTurnsAhead = 32;

/** For whom a password is hashed; `fromTerminal` for commands. */
export interface PasswordClient {
  address: string;
  /** The email as it is compared. */
  account: string;
  /** Whether the account has signed in from this network lately. */
  isKnown: boolean;
}

export const commandLineClient: PasswordClient = { address: '', account: '', isKnown: true };

/** Where a password's hash waits. */
export function classifyClient({ address, account, isKnown }: PasswordClient): Classification {
  const { machine, connection, site } = clientNetworks(address);
  const flow = (kind: keyof typeof flowLimits, text: string): Flow => ({
    name: `${kind} ${text}`,
    ...flowLimits[kind],
  });
  return {
    flows: [
      // Guesses from elsewhere wait in another flow than the owner on a known network.
      flow('account', isKnown ? `${account} ${connection}` : account),
      flow('machine', machine),
      flow('connection', connection),
      flow('site', site),
    ],
    headStartTurns: isKnown ? knownTurnsAhead : 0,
  };
}
