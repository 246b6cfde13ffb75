import { productOf } from '@perch/contract/uploads/piece-sizes';

import { m } from '../language/messages.ts';

/** A failed API call; `message` is the sentence to show. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    sentence: string,
    /** 0 without a response. */
    readonly status: number,
    /** The server's error code; empty when a proxy answered, not Perch. */
    readonly code: string,
    /** The option or setting that was refused; empty where the error is about none. */
    readonly field = '',
    /** What else the server said. */
    readonly answer: Record<string, unknown> = {},
  ) {
    super(sentence);
  }
}

/** The error of a call without a response. */
export function networkError(): ApiError {
  return new ApiError(m.general.unreachable, 0, '');
}

/**
 * The error of a failed response: its `error` field, else its `message`, else a general sentence.
 * @param server the `Server` header, by which a proxy is named
 */
export function parseErrorResponse(status: number, body: string, server?: string | null): ApiError {
  const answer = parseObject(body);
  // Perch names the reason of each 413.
  if (status === 413 && textOf(answer['code']) === '') return blockedByProxy(status, server);
  const sentence = textOf(answer['error']) || textOf(answer['message']) || m.general.unexplained;
  const [code, field] = [textOf(answer['code']), textOf(answer['field'])];
  return new ApiError(sentence, status, code, field, answer);
}

/** The error of a request that a proxy does not let through. */
export function blockedByProxy(status: number, server?: string | null): ApiError {
  const proxy = productOf(server);
  const { proxyBlocks, namedProxyBlocks } = m.general;
  const sentence = proxy === '' ? proxyBlocks : namedProxyBlocks({ proxy });
  return new ApiError(sentence, status, 'proxy_blocks');
}

/** The message to show for any thrown value. */
export function errorMessage(failure: unknown): string {
  return failure instanceof ApiError ? failure.message : m.general.unexplained;
}

function parseObject(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
