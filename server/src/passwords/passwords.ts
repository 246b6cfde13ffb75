import { createLimiter } from '../lib/concurrency-limiter.ts';
import { AppError } from '../lib/errors.ts';
import { createFairQueue } from '../lib/fair-queue.ts';
import { classifyClient, hashingQueueLimits, type PasswordClient } from './hashing-flows.ts';

// OWASP's parameters for argon2id. Each hash takes 19 MiB, which is why concurrency is bounded.
const argon2id = { algorithm: 'argon2id', memoryCost: 19456, timeCost: 2 } as const;

// Of a random password that was never kept. Made at the first sign-in of each process, it would cost as much
// processor time as that sign-in.
export const decoyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$6xPRVpNTlMYkgM+w9601Rx3h6db5rTBUk+zqNhVdEZU$t+eL2q8TVDQznbFfQp+uqI1WNiPmDLfVfKxUOlM79i8';

export interface Passwords {
  hash(password: string, client: PasswordClient): Promise<string>;
  /** An absent or empty hash takes as long as a wrong password and never matches. */
  verify(password: string, hash: string | undefined, client: PasswordClient): Promise<boolean>;
  /** Of files' links. Strangers try them, so they have queues of their own: no sign-in waits behind them. */
  links: {
    hash(password: string): Promise<string>;
    verify(password: string, hash: string): Promise<boolean>;
  };
}

/** One link's password at a time leaves most of the processor to sign-ins. */
const createLinkQueue = () =>
  createLimiter({
    concurrency: 1,
    waitingMax: 48,
    refusal: () =>
      new AppError('busy', (m) => m.linkOptions.options.queueFull, { retryAfterSeconds: 2 }),
  });

/** Hashing and verifying throw `busy` when their queue, or the client's account or network in it, is full. */
export function createPasswords(): Passwords {
  const enqueue = createFairQueue(hashingQueueLimits);
  // Owners who upload do not wait behind strangers who try passwords.
  const ofOwners = createLinkQueue();
  const ofVisitors = createLinkQueue();
  return {
    links: {
      hash: (password) => ofOwners.run(() => Bun.password.hash(password, argon2id)),
      verify: (password, hash) => ofVisitors.run(() => Bun.password.verify(password, hash)),
    },
    hash: (password, client) =>
      enqueue(classifyClient(client), () => Bun.password.hash(password, argon2id)),
    verify: (password, hash, client) =>
      enqueue(classifyClient(client), async () => {
        const isRight = await Bun.password.verify(password, hash || decoyHash);
        return isRight && Boolean(hash);
      }),
  };
}
