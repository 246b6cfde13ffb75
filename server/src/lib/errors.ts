import type { ErrorCode } from '@perch/contract/errors';

interface AppErrorOptions {
  cause?: unknown;
  /** Seconds after which trying again makes sense; sent as Retry-After. */
  retryAfterSeconds?: number;
}

/** A refusal that people may read: what a verb throws when it cannot keep its promise. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly code: ErrorCode,
    sentence: string,
    { cause, retryAfterSeconds }: AppErrorOptions = {},
  ) {
    super(sentence, { cause });
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
