import { hostNameOf } from '../../../http/request/host-gate.ts';
import { readUpTo } from '../../../http/request/request-body.ts';
import { AppError } from '../../../lib/errors.ts';

const formBytesMax = 16 * 1024;

/** The body of a form that a page of the gate has sent. Throws `forbidden` where another site's page has sent it. */
export async function readPostedForm(
  request: Request,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const body = await readUpTo(request, formBytesMax);
  if (isFromOtherSite(request)) {
    throw new AppError('forbidden', (m) => m.filePage.gate.fromOtherSite);
  }
  return body;
}

/** The empty text, which is no password, for a form without one. */
export function passwordIn(
  { headers }: Request,
  body: Uint8Array<ArrayBuffer> | undefined,
): string {
  const type = headers.get('content-type') ?? '';
  if (!body || !/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)) return '';
  return new URLSearchParams(new TextDecoder().decode(body)).get('password') ?? '';
}

/** The answer to a form: the browser goes on to a path of this host. */
export function seeOther(location: string): Response {
  const headers = { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
  return new Response(null, { status: 303, headers });
}

/**
 * Whether another site's page has sent a form here. Browsers that hide where they come from send `Origin: null`,
 * also from this server's own pages, whose policy is to tell no other: that alone refuses nothing.
 */
export function isFromOtherSite({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return true;
  const origin = headers.get('origin');
  if (origin === null || origin === 'null') return false;
  if (!URL.canParse(origin)) return true;
  return hostNameOf(new URL(origin).host) !== hostNameOf(headers.get('host'));
}
