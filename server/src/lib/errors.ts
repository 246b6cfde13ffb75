import type { ErrorBody, ErrorCode } from '@perch/contract/errors';
import type { Locale } from '@perch/contract/text/locales';
import type { Sentence } from '@perch/messages/catalogue';
import { serverMessages } from '@perch/messages/server-messages';

interface AppErrorOptions {
  cause?: unknown;
  /** Sent as Retry-After. */
  retryAfterSeconds?: number;
  /** The option or setting that is refused, by its name in the request. */
  field?: string;
  /** What ends a sign-in that lacks a second factor. */
  secondFactor?: Pick<ErrorBody, 'challenge' | 'factors'>;
  /** Ids in the request that are not there. */
  missing?: string[];
}

/** An expected failure: a code for programs, and a sentence that is shown to users. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly retryAfterSeconds: number | undefined;
  readonly field: string | undefined;
  readonly secondFactor: AppErrorOptions['secondFactor'];
  readonly missing: string[] | undefined;
  readonly #sentence: Sentence;

  /** `message`, for the log and the command line, is the sentence in English. */
  constructor(
    readonly code: ErrorCode,
    sentence: Sentence,
    { cause, retryAfterSeconds, field, secondFactor, missing }: AppErrorOptions = {},
  ) {
    super(sentence(serverMessages('en')), { cause });
    this.#sentence = sentence;
    this.retryAfterSeconds = retryAfterSeconds;
    this.field = field;
    this.secondFactor = secondFactor;
    this.missing = missing;
  }

  sentenceIn(locale: Locale): string {
    return this.#sentence(serverMessages(locale));
  }
}

/** `busy`: what a request asks for costs time or memory, and too much of that is under way. */
export class OverloadError extends AppError {
  constructor(
    sentence: Sentence,
    options: Pick<AppErrorOptions, 'cause'> & { retryAfterSeconds: number },
  ) {
    super('busy', sentence, options);
  }
}

/** For a line of requests that is full. */
export const queueFull = () =>
  new OverloadError((m) => m.errors.serverOverloaded, { retryAfterSeconds: 2 });
