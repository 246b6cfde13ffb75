import { hostNameOf } from '../../http/request/host-gate.ts';
import { readUpTo } from '../../http/request/request-body.ts';
import { AppError } from '../../lib/errors.ts';
import type { Services } from '../../services.ts';
import type { Visit } from '../visit.ts';
import { passReaderOf } from './decide-read.ts';
import { issuePass, type PassKind, type PassSubject } from './passes.ts';

const formBytesMax = 16 * 1024;

/** The body of a form that a page of the gate has sent. Throws `forbidden` where another site's page has sent it. */
export async function readPostedForm(
  request: Request,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const body = await readUpTo(request, formBytesMax);
  refuseOtherSite(request);
  return body;
}

/** Throws `forbidden` where another site's page has sent a form here. */
export function refuseOtherSite(request: Request): void {
  if (isFromOtherSite(request)) {
    throw new AppError('forbidden', (m) => m.filePage.gate.fromOtherSite);
  }
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

/** The response to a form: redirects to a path of this host. */
export function seeOther(location: string): Response {
  const headers = { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
  return new Response(null, { status: 303, headers });
}

/** The answer to a form that has earned a pass: its cookies, and on to a path of this host. */
export function respondWithPass(
  services: Pick<Services, 'clock' | 'config' | 'secret'>,
  { request, domain }: Pick<Visit, 'request' | 'domain'>,
  {
    kind,
    guarded,
    location,
  }: { kind: PassKind; guarded: readonly PassSubject[]; location: string },
): Response {
  const answer = seeOther(location);
  const reader = passReaderOf(services, { domain });
  for (const each of guarded) {
    for (const cookie of issuePass(reader, request.headers.get('cookie'), kind, each)) {
      answer.headers.append('set-cookie', cookie);
    }
  }
  return answer;
}

/**
 * Whether another site's page has sent a form here. Browsers that hide where they come from send `Origin: null`,
 * also from this server's own pages, whose policy is to tell no other: that alone refuses nothing.
 */
function isFromOtherSite({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return true;
  const origin = headers.get('origin');
  if (origin === null || origin === 'null') return false;
  if (!URL.canParse(origin)) return true;
  return hostNameOf(new URL(origin).host) !== hostNameOf(headers.get('host'));
}
