import { openedPath } from '../lib/first-page.ts';
import { obstacleOf } from './obstacle.ts';

// The boot script contains this file: it has to stay small.

/** The `localStorage` key of the session's token. */
export const tokenKey = 'ez_gg_token';

const accountPath = '/api/auth/me';

/** What pages without a query ask for first, by their paths and as the client writes it. */
const listPaths: Record<string, readonly string[]> = {
  '/dashboard': ['/api/upload/my?limit=5', '/api/upload/stats'],
  '/uploads': ['/api/upload/my?sort=createdAt&order=desc&limit=60&after='],
};

declare global {
  interface Window {
    /** The answers that were asked for before the app ran, by their paths, until it takes them. */
    firstCalls?: { token: string; answers: Map<string, Promise<Response>> } | undefined;
  }
}

/** Asks for the account while the app's script is still loaded, and then for what the page that was opened will show. */
export function makeFirstCalls(token: string): void {
  const ask = (path: string) => fetch(path, { headers: { Authorization: `Bearer ${token}` } });
  const account = ask(accountPath);
  async function askOnceAdmitted(path: string): Promise<Response> {
    const { data } = await (await account).clone().json();
    if (obstacleOf(data.user)) throw new Error('Not admitted');
    return ask(path);
  }
  const answers = new Map([[accountPath, account]]);
  const paths = window.location.search === '' ? (listPaths[openedPath] ?? []) : [];
  for (const path of paths) answers.set(path, askOnceAdmitted(path));
  // Only the caller that takes a response handles its error.
  for (const answer of answers.values()) answer.catch(() => undefined);
  window.firstCalls = { token, answers };
}

/** The response to `request`, where it was asked for already with the same token. Given once. */
export function takeFirstCall(request: Request, token: string): Promise<Response> | undefined {
  const { firstCalls } = window;
  if (firstCalls?.token !== token || request.method !== 'GET') return undefined;
  const { pathname, search } = new URL(request.url);
  const path = pathname + search;
  const answer = firstCalls.answers.get(path);
  firstCalls.answers.delete(path);
  // A list failed with the account, which was there at another attempt.
  return path === accountPath ? answer : answer?.catch(() => fetch(request));
}
