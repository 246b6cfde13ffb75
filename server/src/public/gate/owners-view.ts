import { hostCookieName, setCookie, valuesOf } from '../../http/request/cookies.ts';
import { isSameSecret } from '../../installation/secret-key.ts';
import type { Services } from '../../services.ts';
import type { Visit } from '../visit.ts';

// The app shows pictures, videos and PDFs by their addresses, which no token of its calls goes with. So that an
// owner sees files of their own that are locked, answers of the API set a cookie that names the session and is
// good for nothing else: previews, thumbnails and downloads on the app's host, for as long as the session lives.

const cookie = 'perch-app';
const valueForm = /^([\w-]{1,64})\.([\w-]{43})$/;

type OwnersViewServices = Pick<Services, 'config' | 'secret'>;

const hostOf = ({ config }: OwnersViewServices) => ({
  isSecure: config.publicUrl.startsWith('https:'),
});

const valueOf = ({ secret }: OwnersViewServices, sessionId: string) =>
  `${sessionId}.${secret.derive('owners-view', sessionId)}`;

/** The Set-Cookie header for an answer to a call about uploads; undefined where the browser has the cookie. */
export function ownersViewCookie(
  services: OwnersViewServices,
  { headers }: Request,
  sessionId: string,
): string | undefined {
  // Browsers that say where a call comes from do so on https and on this machine only.
  if ((headers.get('sec-fetch-site') ?? 'same-origin') !== 'same-origin') return undefined;
  const host = hostOf(services);
  const value = valueOf(services, sessionId);
  const known = valuesOf(headers.get('cookie'), hostCookieName(host, cookie));
  if (known.length === 1 && known[0] === value) return undefined;
  return setCookie(host, { name: cookie, value, sameSite: 'Strict' });
}

interface OwnersViewRequest extends Pick<Visit, 'request' | 'domain'> {
  surface: string;
}

/** Whether the app asks, by the address and the cookie; the session is still to be looked up. */
export function findOwnersSession(
  services: OwnersViewServices,
  { request, surface, domain }: OwnersViewRequest,
): string | undefined {
  if (domain) return undefined;
  if (surface !== 'thumbnail' && !(surface === 'file' && isForApp(request))) return undefined;
  const name = hostCookieName(hostOf(services), cookie);
  for (const value of valuesOf(request.headers.get('cookie'), name)) {
    const id = valueForm.exec(value)?.[1];
    if (id !== undefined && isSameSecret(value, valueOf(services, id))) return id;
  }
  return undefined;
}

function isForApp({ url }: Request): boolean {
  const { searchParams } = new URL(url);
  return searchParams.has('preview') || searchParams.has('download');
}

/** Whether a live session is this owner's, or an administrator's, whom the app shows every file. */
export async function isOwnersSession(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  sessionId: string,
  ownerId: string,
): Promise<boolean> {
  const user = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.role'])
    .where('sessions.id', '=', sessionId)
    .where('sessions.expires_at', '>', clock.now())
    .where('users.status', '=', 'approved')
    .executeTakeFirst();
  return user !== undefined && (user.id === ownerId || user.role === 'admin');
}
