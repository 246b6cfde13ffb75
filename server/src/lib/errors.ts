import type { ErrorCode } from '@perch/contract/errors';

interface AppErrorOptions {
  cause?: unknown;
  /** Sent as Retry-After. */
  retryAfterSeconds?: number;
}

/** An expected failure: a code for programs, and a sentence that is shown to users. */
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
