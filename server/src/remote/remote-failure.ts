import type { ExitName } from './exit-codes.ts';

interface FailureOptions {
  cause?: unknown;
  /** The code of the server's answer. */
  code?: string | undefined;
  /** Whether the same request may succeed a little later. */
  isTemporary?: boolean;
  /** The program that has answered in place of a Perch, as far as it names itself. */
  product?: string | undefined;
  /** How long the server asks to wait before. */
  retryAfterMs?: number | undefined;
  /** The status of the server's answer. */
  status?: number | undefined;
}

/** An expected failure of a command that talks to a server elsewhere: one sentence, and how the process ends. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';
  readonly code: string | undefined;
  readonly isTemporary: boolean;
  readonly product: string | undefined;
  readonly retryAfterMs: number | undefined;
  readonly status: number | undefined;

  constructor(
    readonly exit: ExitName,
    sentence: string,
    { cause, code, isTemporary = false, product, retryAfterMs, status }: FailureOptions = {},
  ) {
    super(sentence, { cause });
    this.code = code;
    this.isTemporary = isTemporary;
    this.product = product;
    this.retryAfterMs = retryAfterMs;
    this.status = status;
  }
}

/** The command line is wrong. */
export const wrongUsage = (sentence: string) => new RemoteFailure('usage', sentence);
