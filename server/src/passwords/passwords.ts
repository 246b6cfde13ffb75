import { createHmac, randomBytes } from 'node:crypto';

import { createLimiter } from '../lib/concurrency-limiter.ts';
import { OverloadError } from '../lib/errors.ts';
import { createFairQueue } from '../lib/fair-queue.ts';
import { createResultCache } from '../lib/lru-cache.ts';
import { argon2id, isOutdatedHash, verifyHash } from './hash-forms.ts';
import { classifyClient, hashingQueueLimits, type PasswordClient } from './hashing-flows.ts';

// Of a random password that was never kept. Made at the first sign-in of each process, it would cost as much
// processor time as that sign-in.
export const decoyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$6xPRVpNTlMYkgM+w9601Rx3h6db5rTBUk+zqNhVdEZU$t+eL2q8TVDQznbFfQp+uqI1WNiPmDLfVfKxUOlM79i8';

/** `outdated`: the password is right, and should be hashed again, as it would be today. */
export type Match = false | 'current' | 'outdated';

export interface Passwords {
  hash(password: string, client: PasswordClient): Promise<string>;
  /** An absent or empty hash takes as long as a wrong password and never matches. */
  verify(password: string, hash: string | undefined, client: PasswordClient): Promise<Match>;
  /** Of files' links. Strangers try them, so they have queues of their own: no sign-in waits behind them. */
  links: {
    hash(password: string): Promise<string>;
    /** The same hash for the owner's latest passwords: one for all files of a batch. */
    hashForOwner(password: string, ownerId: string): Promise<string>;
    verify(password: string, hash: string): Promise<boolean>;
  };
}

const ownersHashesMax = 1000;

/** Known hashes of owners' passwords, which are not kept themselves. */
function createOwnersHashes(make: (password: string) => Promise<string>) {
  const secret = randomBytes(32);
  const keep = createResultCache<string>(ownersHashesMax);
  return (password: string, ownerId: string) => {
    const key = createHmac('sha256', secret)
      .update(JSON.stringify([ownerId, password]))
      .digest('base64');
    return keep(key, () => make(password));
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

// Keyboards write one character in several ways, which RFC 8265 §4.2 makes one.
const normalized = (password: string) => password.normalize('NFC');

type Compare = (password: string) => Promise<boolean>;

/**
 * Compares the password in NFC, then as it was typed: other programs and earlier versions have hashed that. Whether
 * there is a second comparison depends on what was typed alone, so that its time reveals nothing about the account.
 */
async function match(password: string, compare: Compare): Promise<'NFC' | 'typed' | undefined> {
  const inNfc = normalized(password);
  if (await compare(inNfc)) return 'NFC';
  return password !== inNfc && (await compare(password)) ? 'typed' : undefined;
}

/** Hashing and verifying throw `busy` when their queue, or the client's account or network in it, is full. */
export function createPasswords(): Passwords {
  const enqueue = createFairQueue(hashingQueueLimits);
  // Owners who upload do not wait behind strangers who try passwords.
  const ofOwners = createLinkQueue();
  const ofVisitors = createLinkQueue();
  const hashOfLink = (password: string) =>
    ofOwners.run(() => Bun.password.hash(normalized(password), argon2id));
  return {
    links: {
      hash: hashOfLink,
      hashForOwner: createOwnersHashes(hashOfLink),
      async verify(password, hash) {
        const found = await match(password, (form) => ofVisitors.run(() => verifyHash(form, hash)));
        return found !== undefined;
      },
    },
    hash: (password, client) =>
      enqueue(classifyClient(client), () => Bun.password.hash(normalized(password), argon2id)),
    async verify(password, hash, client) {
      // Each comparison has a turn of its own in the queue.
      const found = await match(password, (form) =>
        enqueue(classifyClient(client), async () => {
          const isRight = await verifyHash(form, hash || decoyHash);
          return isRight && Boolean(hash);
        }),
      );
      if (!hash || found === undefined) return false;
      return found === 'typed' || isOutdatedHash(hash) ? 'outdated' : 'current';
    },
  };
}
