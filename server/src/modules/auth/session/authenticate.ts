import type { Access } from '@perch/contract/route';

import type { Caller } from '../../../http/endpoint.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { findUserByApiToken, isApiToken } from '../api-token.ts';
import { findSession } from './sessions.ts';

const bearer = /^Bearer +([A-Za-z0-9_-]{1,200})$/i;

/**
 * Identifies the caller by the Authorization header and checks the route's access. Role and status are
 * read for every request, so changes apply from the next one. Throws `unauthenticated`,
 * `account_pending`, `forbidden`.
 */
export async function authenticate(
  services: Services,
  authorization: string | null,
  access: Exclude<Access, 'public'>,
): Promise<Caller> {
  const caller = await identify(services, authorization);
  // A rejected account is treated like a deleted one.
  if (!caller || caller.user.status === 'rejected') throw notSignedIn();
  if (!caller.sessionId && access !== 'token') {
    throw new AppError('forbidden', 'The API token cannot be used for this; please sign in.');
  }
  if (caller.user.status === 'pending' && access !== 'suspended') {
    throw new AppError('account_pending', notApprovedSentence);
  }
  if (access === 'admin' && caller.user.role !== 'admin') {
    throw new AppError('forbidden', 'Only administrators can do this.');
  }
  return caller;
}

export const notApprovedSentence = 'Account not approved yet. Please wait for admin approval.';

const notSignedIn = () =>
  new AppError('unauthenticated', 'Please sign in, or check the API token of your client.');

async function identify(
  services: Services,
  authorization: string | null,
): Promise<Caller | undefined> {
  const token = bearer.exec(authorization ?? '')?.[1];
  if (!token) return undefined;
  if (isApiToken(token)) {
    const user = await findUserByApiToken(services, token);
    return user && { user, sessionId: undefined };
  }
  const session = await findSession(services, token);
  return session && { user: session.user, sessionId: session.id };
}
