import { productOf } from '@perch/contract/uploads/piece-sizes';
import { z } from 'zod';

import type { ExitName } from '../exit-codes.ts';
import { RemoteFailure } from '../remote-failure.ts';
import { tokenRefused } from '../servers/choose-server.ts';
import type { ServerResponse } from './ask.ts';

// Of a server that is newer than this program the codes may be others.
const Refusal = z.object({ error: z.string().max(2000), code: z.string().max(64) });
const temporaryStatuses = new Set([
  408, 423, 425, 429, 500, 502, 503, 504,
  // Cloudflare's, in place of a server that is not responding.
  520, 521, 522, 523, 524,
]);
const retryAfterMaxSeconds = 3600;

/** What an answer that is no success says, in one sentence. */
export function refusalOf(
  origin: string,
  { status, headers, text }: ServerResponse,
): RemoteFailure {
  if (status >= 300 && status < 400) return redirected(origin, headers);
  const refusal = refusalIn(text);
  const isTemporary = temporaryStatuses.has(status) && refusal?.code !== 'too_many_uploads';
  const options = { code: refusal?.code, status, isTemporary, retryAfterMs: retryAfterOf(headers) };
  if (!refusal) {
    const product = productOf(headers.get('server'));
    return withoutSentence(origin, status, { ...options, product });
  }
  if (status === 401 || refusal.code === 'insufficient_scope') {
    return new RemoteFailure('signedOut', tokenRefused(origin, refusal.error), options);
  }
  if (status === 403) return new RemoteFailure('signedOut', refusal.error, options);
  return new RemoteFailure(exitOf(status), refusal.error, options);
}

/** Of HEAD, and of what stands in front of a Perch. */
function withoutSentence(
  origin: string,
  status: number,
  options: ConstructorParameters<typeof RemoteFailure>[2] & { product: string },
): RemoteFailure {
  if (status === 401 || status === 403) {
    return new RemoteFailure('signedOut', tokenRefused(origin, `status ${status}.`), options);
  }
  if (status === 413) {
    return new RemoteFailure('tooLarge', proxyRefusal(origin, options.product, status), options);
  }
  return new RemoteFailure(
    'unreachable',
    `${origin} answered with status ${status}, but not as Perch does.`,
    options,
  );
}

/** A proxy lets no part of a file through, not even a short one. */
export function proxyRefusal(origin: string, product = '', status?: number): string {
  const proxy = product === '' ? 'A proxy' : `A proxy (${product})`;
  const answer = status === undefined ? '' : ` (status ${status})`;
  return `${proxy} in front of ${origin} blocks the upload${answer}; docs/proxies/README.md#limits-of-a-proxy describes how to fix it.`;
}

const exitOf = (status: number): ExitName =>
  status === 413 || status === 507 ? 'tooLarge' : 'failed';

function redirected(origin: string, headers: Headers): RemoteFailure {
  const target = URL.parse(headers.get('location') ?? '', origin);
  if (!target || target.origin === origin) {
    return new RemoteFailure('unreachable', `${origin} redirects, which Perch does not do.`);
  }
  const sentence = `${origin} redirects to ${target.origin}; nothing was sent there.`;
  return new RemoteFailure(
    'unreachable',
    `${sentence} If that is your Perch, run perch login ${target.origin}`,
  );
}

function refusalIn(text: string): z.infer<typeof Refusal> | undefined {
  try {
    return Refusal.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function retryAfterOf(headers: Headers): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return seconds >= 0 && seconds <= retryAfterMaxSeconds ? seconds * 1000 : undefined;
}
