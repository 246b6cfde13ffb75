import type { UploadRow } from '../../database/rows/upload-rows.ts';
import {
  type CookieHost,
  hostCookieName,
  readCookies,
  setCookie,
  valuesOf,
} from '../../http/request/cookies.ts';
import { isSameSecret, type Secret } from '../../installation/secret-key.ts';
import { hourMs, secondMs } from '../../lib/clock.ts';

/**
 * What a visitor's cookie proves about one upload. `unlock`: the password was right. `grant`: a download was
 * spent. Nothing of it is kept here, so it holds in every process and after a restart.
 */
export type PassKind = 'unlock' | 'grant';

const lifetimes: Record<PassKind, number> = { unlock: 12 * hourMs, grant: 6 * hourMs };
export const grantLifetimeMs = lifetimes.grant;

/** A header of more cookies than these may become too long for servers; those that end first go. */
const passesMax = 20;

/** What a pass is for: an upload, or whatever else has a password. */
export type PassSubject = Pick<UploadRow, 'id' | 'slug' | 'password_hash'>;

/** An album as its pass names it: no upload's slug has a hyphen behind its first letter. */
export const albumPassSubject = ({
  id,
  password_hash,
}: Pick<UploadRow, 'id' | 'password_hash'>): PassSubject => ({
  id,
  slug: `a-${id}`,
  password_hash,
});

const passForm = /^([0-9a-z]{1,10})\.([\w-]{43})$/;
const nameForm = /^(?:__Host-)?(perch-(?:unlock|grant)-[\w-]+)$/;

const cookieNameOf = (kind: PassKind, { slug }: PassSubject) => `perch-${kind}-${slug}`;

/** An unlocking covers the password's hash and so dies with the password. */
function sign(secret: Pick<Secret, 'derive'>, kind: PassKind, upload: PassSubject, end: string) {
  return kind === 'unlock'
    ? secret.derive('link-unlock', `${upload.id}\0${end}\0${upload.password_hash}`)
    : secret.derive('link-grant', `${upload.id}\0${end}`);
}

export interface PassReader extends CookieHost {
  secret: Pick<Secret, 'derive'>;
  now: number;
}

/** Whether one of a request's cookies is this pass, and is still in force. */
export function hasPass(
  { secret, now, ...host }: PassReader,
  cookies: string | null,
  kind: PassKind,
  upload: PassSubject,
): boolean {
  if (cookies === null) return false;
  const values = valuesOf(cookies, hostCookieName(host, cookieNameOf(kind, upload)));
  return values.some((value) => {
    const [, end = '', signature = ''] = passForm.exec(value) ?? [];
    return endOf(end) > now && isSameSecret(signature, sign(secret, kind, upload, end));
  });
}

/** Whether a request comes from a browser that has spent a download; the gate has looked whether it holds. */
export const carriesGrant = (cookies: string | null, upload: PassSubject): boolean =>
  readCookies(cookies).some(([name]) => nameForm.exec(name)?.[1] === cookieNameOf('grant', upload));

const endOf = (text: string) => (text === '' ? 0 : Number.parseInt(text, 36));

/** The Set-Cookie headers that hand out a pass, and take back the oldest ones where there are many. */
export function issuePass(
  { secret, now, ...host }: PassReader,
  cookies: string | null,
  kind: PassKind,
  upload: PassSubject,
): string[] {
  const name = cookieNameOf(kind, upload);
  const end = (now + lifetimes[kind]).toString(36);
  const issued = setCookie(host, {
    name,
    value: `${end}.${sign(secret, kind, upload, end)}`,
    maxAgeSeconds: lifetimes[kind] / secondMs,
    sameSite: 'Lax',
  });
  const others = readCookies(cookies)
    .flatMap(([each, value]) => {
      const known = nameForm.exec(each)?.[1];
      if (known === undefined || known === name) return [];
      return [{ name: known, end: endOf(passForm.exec(value)?.[1] ?? '') }];
    })
    .toSorted((left, right) => right.end - left.end);
  const removed = others
    .slice(passesMax - 1)
    .map((other) => setCookie(host, { ...other, value: '', maxAgeSeconds: 0, sameSite: 'Lax' }));
  return [issued, ...removed];
}
