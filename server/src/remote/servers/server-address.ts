import { wrongUsage } from '../remote-failure.ts';

/**
 * The origin of a Perch, from an address as people have it: with or without https, or of any of its pages. Throws
 * RemoteFailure.
 */
export function parseServerAddress(text: string): string {
  const trimmed = text.trim();
  const hasScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(trimmed);
  const url = URL.parse(hasScheme ? trimmed : `https://${trimmed}`);
  if (!url || trimmed === '' || /\s/.test(trimmed)) {
    throw wrongUsage(`${JSON.stringify(text)} is not the address of a server.`);
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw wrongUsage(`The address of a server must begin with https://, not ${url.protocol}//.`);
  }
  if (url.username !== '' || url.password !== '') {
    throw wrongUsage('The address of a server must not contain a user name or password.');
  }
  return url.origin;
}

/** Whether a token for this origin would go over a network in the clear. */
export function isCleartext(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return (
    protocol === 'http:' && !/^(?:localhost|127(?:\.\d+){3}|\[::1\]|.+\.localhost)$/.test(hostname)
  );
}

/** The page where a token is made. */
export const tokensPage = (origin: string): string => `${origin}/settings?tab=tokens`;
