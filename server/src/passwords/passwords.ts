import { createFairQueue } from '../lib/fair-queue.ts';
import { classifyClient, hashingQueueLimits, type PasswordClient } from './hashing-flows.ts';

// OWASP's figures for argon2id; 19 MiB each, so the number at once is bounded as well.
const argon2id = { algorithm: 'argon2id', memoryCost: 19456, timeCost: 2 } as const;

export interface Passwords {
  hash(password: string, client: PasswordClient): Promise<string>;
  /** Takes the same time for an absent hash, which matches nothing. */
  verify(password: string, hash: string | undefined, client: PasswordClient): Promise<boolean>;
}

/** Both throw `busy` where too many are waiting, or too many of the client's account or network. */
export function createPasswords(): Passwords {
  const inTurn = createFairQueue(hashingQueueLimits);
  let decoy: Promise<string> | undefined;
  return {
    hash: (password, client) =>
      inTurn(classifyClient(client), () => Bun.password.hash(password, argon2id)),
    verify: (password, hash, client) =>
      inTurn(classifyClient(client), async () => {
        decoy ??= Bun.password.hash(crypto.randomUUID(), argon2id);
        const isRight = await Bun.password.verify(password, hash ?? (await decoy));
        return isRight && hash !== undefined;
      }),
  };
}
