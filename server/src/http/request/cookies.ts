// RFC 6265 §4.1.1, without the quotes that it allows around a value: this server writes none.
const pairForm = /^[ \t]*([^\s=;,]+)=([\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*)[ \t]*$/;

/** No browser sends more of them; each value is checked with a hash. */
const sameNameMax = 5;

/** Name and value of every well-formed pair in a Cookie header, in their order; other ones are left out. */
export function readCookies(header: string | null): [name: string, value: string][] {
  if (header === null) return [];
  return header.split(';').flatMap((text): [string, string][] => {
    const [, name, value] = pairForm.exec(text) ?? [];
    return name === undefined || value === undefined ? [] : [[name, value]];
  });
}

/** All values of one cookie: another host below the same domain may have set one of the same name. */
export const valuesOf = (header: string | null, name: string): string[] =>
  readCookies(header)
    .flatMap(([each, value]) => (each === name ? [value] : []))
    .slice(0, sameNameMax);

export interface CookieHost {
  /** Whether the visitor's connection is https, on which no other host can set this cookie. */
  isSecure: boolean;
}

/** The name of a cookie that is for this host alone. */
export const hostCookieName = ({ isSecure }: CookieHost, name: string) =>
  isSecure ? `__Host-${name}` : name;

interface NewCookie {
  name: string;
  value: string;
  /** Undefined: until the browser is closed. */
  maxAgeSeconds?: number | undefined;
  sameSite: 'Lax' | 'Strict';
}

/** A Set-Cookie header of a cookie that no script reads. */
export function setCookie(
  host: CookieHost,
  { name, value, maxAgeSeconds, sameSite }: NewCookie,
): string {
  const parts = [`${hostCookieName(host, name)}=${value}`, 'Path=/'];
  if (maxAgeSeconds !== undefined) parts.push(`Max-Age=${maxAgeSeconds}`);
  parts.push('HttpOnly', `SameSite=${sameSite}`);
  if (host.isSecure) parts.push('Secure');
  return parts.join('; ');
}
