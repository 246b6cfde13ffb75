/**
 * A script of its own that the page runs first: it requests the account while the app still loads.
 */

/** The `localStorage` key of the session's token. */
export const tokenKey = 'ez_gg_token';

const accountPath = '/api/auth/me';

interface Prefetched {
  token: string;
  answer: Promise<Response>;
}

let prefetched = prefetchAccount();

function prefetchAccount(): Prefetched | undefined {
  const token = localStorage.getItem(tokenKey);
  if (!token) return undefined;
  const answer = fetch(accountPath, { headers: { Authorization: `Bearer ${token}` } });
  // Only the caller that takes the response handles its error.
  answer.catch(() => undefined);
  return { token, answer };
}

/** The prefetched response, when `request` asks for the account with the same token. Given once. */
export function takePrefetchedAccount(
  request: Request,
  token: string,
): Promise<Response> | undefined {
  const { pathname } = new URL(request.url);
  if (request.method !== 'GET' || pathname !== accountPath) return undefined;
  const taken = prefetched;
  prefetched = undefined;
  return taken?.token === token ? taken.answer : undefined;
}
