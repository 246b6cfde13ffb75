import { hostNameOf } from '../../../http/request/host-gate.ts';
import { readUpTo } from '../../../http/request/request-body.ts';

const formBytesMax = 16 * 1024;

/** The password in a posted form; the empty text, which is no password, for a form without one. */
export async function readPassword(request: Request): Promise<string> {
  const body = await readUpTo(request, formBytesMax);
  const type = request.headers.get('content-type') ?? '';
  if (!body || !/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)) return '';
  return new URLSearchParams(new TextDecoder().decode(body)).get('password') ?? '';
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
