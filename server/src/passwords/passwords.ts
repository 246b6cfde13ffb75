import { createLimiter } from '../lib/concurrency-limiter.ts';
import { OverloadError } from '../lib/errors.ts';
import { createFairQueue } from '../lib/fair-queue.ts';
import { argon2id, verifyHash } from './hash-forms.ts';
import { classifyClient, hashingQueueLimits, type PasswordClient } from './hashing-flows.ts';

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
      new OverloadError((m) => m.linkOptions.options.queueFull, { retryAfterSeconds: 2 }),
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
      verify: (password, hash) => ofVisitors.run(() => verifyHash(password, hash)),
    },
    hash: (password, client) =>
      enqueue(classifyClient(client), () => Bun.password.hash(password, argon2id)),
    verify: (password, hash, client) =>
      enqueue(classifyClient(client), async () => {
        const isRight = await verifyHash(password, hash || decoyHash);
        return isRight && Boolean(hash);
      }),
  };
}
