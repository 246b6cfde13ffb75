import { AppError } from './errors.ts';
import { createQueue } from './queue.ts';

// OWASP's figures for argon2id; 19 MiB each, so the number at once is bounded as well.
const argon2id = { algorithm: 'argon2id', memoryCost: 19456, timeCost: 2 } as const;
const limits = {
  runningMax: 2,
  waitingMax: 20,
  refusal: () =>
    new AppError('busy', 'Too many people are signing in right now. Please try again.', {
      retryAfterSeconds: 2,
    }),
};

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time for an absent hash, which matches nothing. */
  matches(password: string, hash: string | undefined): Promise<boolean>;
}

export function createPasswords(): Passwords {
  const inTurn = createQueue(limits);
  let decoy: Promise<string> | undefined;
  return {
    hash: (password) => inTurn(() => Bun.password.hash(password, argon2id)),
    matches: (password, hash) =>
      inTurn(async () => {
        decoy ??= Bun.password.hash(crypto.randomUUID(), argon2id);
        const isRight = await Bun.password.verify(password, hash ?? (await decoy));
        return isRight && hash !== undefined;
      }),
  };
}
