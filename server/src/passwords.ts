import { AppError } from './errors.ts';

// OWASP's figures for argon2id; 19 MiB each, so the number at once is bounded as well.
const argon2id = { algorithm: 'argon2id', memoryCost: 19456, timeCost: 2 } as const;
const runningMax = 2;
const waitingMax = 20;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time for an absent hash, which matches nothing. */
  matches(password: string, hash: string | undefined): Promise<boolean>;
}

export function createPasswords(): Passwords {
  const inTurn = createQueue();
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

/** Runs tasks in order, at most `runningMax` at once; refuses when too many are waiting. */
function createQueue() {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async function inTurn<T>(task: () => Promise<T>): Promise<T> {
    if (running >= runningMax) {
      if (waiting.length >= waitingMax) {
        throw new AppError('busy', 'Too many people are signing in right now. Please try again.', {
          retryAfterSeconds: 2,
        });
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      // The place goes straight to the next in line, so nobody can slip in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
