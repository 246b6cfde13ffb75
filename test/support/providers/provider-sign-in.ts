import { Browser } from './browser.ts';

interface Server {
  origin: string;
}

export const isCallback = (url: URL) => url.pathname === '/api/auth/oidc/callback';
const isPage = (url: URL) => url.hash !== '';

/** Starts a sign-in and follows it until the provider redirects back: returns the callback, not yet requested. */
export const beginAt = (server: Server, browser = new Browser()): Promise<URL> =>
  browser.goto(`${server.origin}/api/auth/oidc/start`, isCallback);

/** The page and fragment at which a sign-in at the provider ends, such as `/login#error=provider_refused`. */
export async function endOf(server: Server, browser = new Browser()): Promise<string> {
  return pathOf(await browser.goto(`${server.origin}/api/auth/oidc/start`, isPage));
}

/** The page and fragment to which the callback leads this browser. */
export async function callBack(callback: URL, browser = new Browser()): Promise<string> {
  return pathOf(await browser.goto(callback.href, isPage));
}

const pathOf = ({ pathname, search, hash }: URL) => `${pathname}${search}${hash}`;

/** Sends a code from this browser. */
export const redeem = (server: Server, code: string, browser: Browser) =>
  browser.fetch(`${server.origin}/api/auth/oidc/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });

/** Signs in at the provider, and gives the answer to the code with which that ends. */
export async function tryAt(server: Server, browser = new Browser()): Promise<Response> {
  return redeem(server, codeIn(await endOf(server, browser)), browser);
}

/** The code with which a sign-in at the provider has ended. */
export function codeIn(end: string): string {
  const code = /^\/login#code=([\w-]+)$/.exec(end)?.[1];
  if (code === undefined) throw new Error(`The sign-in ended at ${end}`);
  return code;
}

export interface SignedIn {
  token: string;
  user: { _id: string; username: string; email: string; role: string; status: string };
}

/** Signs in at the provider, which must work. */
export async function signInAt(server: Server, browser = new Browser()): Promise<SignedIn> {
  const answer = await tryAt(server, browser);
  if (answer.status !== 200) throw new Error(`The code answers ${await answer.text()}`);
  const { token, data } = await answer.json();
  return { token, user: data.user };
}
