import { useSyncExternalStore } from 'react';

import { tokenKey } from './first-calls.ts';

/**
 * `left`: the user logged out; `ended`: the server answered 401; `refused`: the account cannot be loaded;
 * `elsewhere`: another tab closed it; `again`: the user wants to sign in again and continue on the same page.
 */
type Reason = 'left' | 'ended' | 'refused' | 'elsewhere' | 'again';

export type Session = { state: 'open'; token: string } | { state: 'closed'; reason?: Reason };

const listeners = new Set<() => void>();
let session: Session = fromToken(localStorage.getItem(tokenKey));

// Another tab signed in or out.
window.addEventListener('storage', (event) => {
  if (event.key !== tokenKey && event.key !== null) return;
  change(event.newValue ? fromToken(event.newValue) : { state: 'closed', reason: 'elsewhere' });
});

function fromToken(token: string | null): Session {
  return token ? { state: 'open', token } : { state: 'closed' };
}

function change(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

export function currentSession(): Session {
  return session;
}

/** The session's bearer token; undefined when signed out. */
export function currentToken(): string | undefined {
  return session.state === 'open' ? session.token : undefined;
}

/** Starts a session; other tabs follow. */
export function openSession(token: string): void {
  localStorage.setItem(tokenKey, token);
  change({ state: 'open', token });
}

/** Ends the session in this browser; the server's is ended by the caller. */
export function closeSession(reason: Reason): void {
  localStorage.removeItem(tokenKey);
  change({ state: 'closed', reason });
}

/** Calls `listener` after each change, also in another tab; returns the function that stops it. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, currentSession);
}
