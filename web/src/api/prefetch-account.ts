/**
 * The page runs this before the app has arrived: who is signed in is asked for on the app's way.
 */

export const tokenKey = 'ez_gg_token';

const accountPath = '/api/auth/me';

interface Asked {
  token: string;
  answer: Promise<Response>;
}

let asked = askAccount();

function askAccount(): Asked | undefined {
  const token = localStorage.getItem(tokenKey);
  if (!token) return undefined;
  const answer = fetch(accountPath, { headers: { Authorization: `Bearer ${token}` } });
  // Whoever takes it is told, and nobody else.
  answer.catch(() => undefined);
  return { token, answer };
}

/** The answer to `request` where the page has asked the very same, to be had once. */
export function takePrefetchedAccount(
  request: Request,
  token: string,
): Promise<Response> | undefined {
  const { pathname } = new URL(request.url);
  if (request.method !== 'GET' || pathname !== accountPath) return undefined;
  const early = asked;
  asked = undefined;
  return early?.token === token ? early.answer : undefined;
}
