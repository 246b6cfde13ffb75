import { createFairQueue } from '../lib/fair-queue.ts';
import { classifyClient, hashingQueueLimits, type PasswordClient } from './hashing-flows.ts';

// OWASP's parameters for argon2id. Each hash takes 19 MiB, which is why concurrency is bounded.
const argon2id = { algorithm: 'argon2id', memoryCost: 19456, timeCost: 2 } as const;

export interface Passwords {
  hash(password: string, client: PasswordClient): Promise<string>;
  /** An absent hash takes as long as a wrong password and never matches. */
  verify(password: string, hash: string | undefined, client: PasswordClient): Promise<boolean>;
}

/** Hashing and verifying throw `busy` when the queue, or the client's account or network in it, is full. */
export function createPasswords(): Passwords {
  const enqueue = createFairQueue(hashingQueueLimits);
  let decoy: Promise<string> | undefined;
  return {
    hash: (password, client) =>
      enqueue(classifyClient(client), () => Bun.password.hash(password, argon2id)),
    verify: (password, hash, client) =>
      enqueue(classifyClient(client), async () => {
        decoy ??= Bun.password.hash(crypto.randomUUID(), argon2id);
        const isRight = await Bun.password.verify(password, hash ?? (await decoy));
        return isRight && hash !== undefined;
      }),
  };
}
