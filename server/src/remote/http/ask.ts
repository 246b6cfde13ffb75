import { RemoteFailure } from '../remote-failure.ts';
import { networkFailure } from './network-failure.ts';
import { readBounded } from './read-bounded.ts';

const answerWithinMs = 30_000;

export interface Question {
  method?: 'GET' | 'POST' | 'PATCH' | 'HEAD' | 'DELETE';
  /** None: the server is not told which account asks. */
  token?: string;
  headers?: Record<string, string>;
  body?: ReadableStream<Uint8Array> | Uint8Array;
  signal: AbortSignal;
  /** When no answer is expected any more; undefined: `signal` says so. */
  withinMs?: number | undefined;
}

export interface Answer {
  status: number;
  headers: Headers;
  /** Bounded. */
  text: string;
}

/**
 * One request to a path of this server and to no other: it follows no redirect, so that a token stays with the server
 * that it is for. Throws RemoteFailure where there is no answer.
 */
export async function ask(
  origin: string,
  path: string,
  { method = 'GET', token, headers, body, signal, withinMs = answerWithinMs }: Question,
): Promise<Answer> {
  const late = Number.isFinite(withinMs) ? AbortSignal.timeout(withinMs) : undefined;
  try {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        'accept-encoding': 'identity',
        'accept-language': 'en',
        accept: 'application/json',
        'user-agent': 'perch-up',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body && { body }),
      redirect: 'manual',
      signal: late ? AbortSignal.any([signal, late]) : signal,
      // The signals end slow requests; the runtime's own limit would end long uploads.
      timeout: false,
    });
    const { status, headers: answered } = response;
    const text = await readBounded(response, AbortSignal.timeout(answerWithinMs));
    return { status, headers: answered, text };
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (late?.aborted) {
      throw new RemoteFailure('unreachable', `${new URL(origin).host} does not answer.`, {
        cause: error,
        isTemporary: true,
      });
    }
    throw networkFailure(error, origin);
  }
}
