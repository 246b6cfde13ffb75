import { createFairQueue } from '../lib/fair-queue.ts';
import { type Asker, hashingLimits, placeOf } from './password-places.ts';

// OWASP's figures for argon2id; 19 MiB each, so the number at once is bounded as well.
const argon2id = { algorithm: 'argon2id', memoryCost: 19456, timeCost: 2 } as const;

export interface Passwords {
  hash(password: string, asker: Asker): Promise<string>;
  /** Takes the same time for an absent hash, which matches nothing. */
  matches(password: string, hash: string | undefined, asker: Asker): Promise<boolean>;
}

/** Both throw `busy` where too many are waiting, or too many of the asker's account or network. */
export function createPasswords(): Passwords {
  const inTurn = createFairQueue(hashingLimits);
  let decoy: Promise<string> | undefined;
  return {
    hash: (password, asker) => inTurn(placeOf(asker), () => Bun.password.hash(password, argon2id)),
    matches: (password, hash, asker) =>
      inTurn(placeOf(asker), async () => {
        decoy ??= Bun.password.hash(crypto.randomUUID(), argon2id);
        const isRight = await Bun.password.verify(password, hash ?? (await decoy));
        return isRight && hash !== undefined;
      }),
  };
}
