import { RemoteFailure } from '../remote-failure.ts';

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

export interface ServerResponse {
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
): Promise<ServerResponse> {
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
      throw new RemoteFailure('unreachable', `${new URL(origin).host} is not responding.`, {
        cause: error,
        isTemporary: true,
      });
    }
    throw networkFailure(error, origin);
  }
}

// The names of OpenSSL's refusals, and the runtime's own.
const certificateCodes =
  /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|CRL_|INVALID_CA|HOSTNAME_MISMATCH/;

/** What became of a request that got no answer, in one sentence. */
function networkFailure(error: unknown, origin: string): RemoteFailure {
  if (error instanceof RemoteFailure) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const { host } = new URL(origin);
  const lasting = (sentence: string) =>
    new RemoteFailure('unreachable', sentence, { cause: error });
  const passing = (sentence: string) =>
    new RemoteFailure('unreachable', sentence, { cause: error, isTemporary: true });
  if (certificateCodes.test(code)) {
    const reason = error instanceof Error ? error.message : code;
    return lasting(
      `The certificate of ${host} is not trusted (${reason}). Name your own certificate authority in NODE_EXTRA_CA_CERTS.`,
    );
  }
  if (code === 'EPROTO' || code.startsWith('ERR_SSL')) {
    return lasting(`${host} does not speak TLS on this port; should its URL begin with http://?`);
  }
  if (code === 'ENOTFOUND') return passing(`Host ${host} cannot be found, or there is no network.`);
  if (code === 'ECONNREFUSED') return passing(`Nothing responds at ${host}.`);
  if (code === 'Malformed_HTTP_Response') return lasting(`${origin} does not speak HTTP.`);
  const reason = code === '' && error instanceof Error ? error.message : code;
  return passing(`The connection to ${host} failed${reason === '' ? '' : ` (${reason})`}.`);
}

const answerBytesMax = 256 * 1024;

/** The body of an answer, cut where a server would send for ever. */
async function readBounded({ body }: Response, signal: AbortSignal): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  const stop = () => void reader.cancel().catch(() => {});
  signal.addEventListener('abort', stop);
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done || bytes > answerBytesMax) return text + decoder.decode();
      bytes += value.length;
      text += decoder.decode(value, { stream: true });
    }
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}
