import { clientNetworks, networkFlows } from '../http/request/client-networks.ts';
import { OverloadError } from '../lib/errors.ts';
import type { Classification } from '../lib/fair-queue.ts';

export const hashingQueueLimits = {
  concurrencyMax: 2,
  queuedMax: 96,
  overloaded: () =>
    new OverloadError((m) => m.errors.tooManySignIns, {
      retryAfterSeconds: 2,
    }),
};

/** A class behind one address can sign in at the same time; one network takes at most half the queue. */
const flowLimits = {
  name: { queuedMax: 8, penaltyTurns: 8 },
  machine: { queuedMax: 32, penaltyTurns: 2 },
  connection: { queuedMax: 40, penaltyTurns: 1 },
  site: { queuedMax: 48, penaltyTurns: 1 },
};
const knownTurnsAhead = 32;

/** The client on whose behalf a password is hashed; commands use `commandLineClient`. */
export interface PasswordClient {
  address: string;
  /** The key of the typed name, else of the account's email: no queue reveals which names belong to one account. */
  name: string;
  /** Whether the account has signed in from this network in the last 90 days. */
  isKnown: boolean;
}

export const commandLineClient: PasswordClient = { address: '', name: '', isKnown: true };

/** The flows in which hashing a client's password is queued. */
export function classifyClient({ address, name, isKnown }: PasswordClient): Classification {
  const { connection } = clientNetworks(address);
  // The owner on a known network does not share a flow with guesses from unknown ones.
  const owner = isKnown ? `${connection} ${name}` : name;
  return {
    flows: [
      { name: `${isKnown ? 'owner' : 'name'} ${owner}`, ...flowLimits.name },
      ...networkFlows(address, flowLimits),
    ],
    headStartTurns: isKnown ? knownTurnsAhead : 0,
  };
}
