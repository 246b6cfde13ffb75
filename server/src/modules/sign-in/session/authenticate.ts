import type { Caller } from '../../../http/endpoint.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { findUserByApiToken, isApiToken } from '../api-token.ts';
import { readBearerToken } from './bearer.ts';
import { findSession } from './sessions.ts';

/**
 * Identifies the caller by the Authorization header. Role and status are read for every request, so
 * changes apply from the next one. Throws `unauthenticated`.
 */
export async function authenticate(
  services: Services,
  authorization: string | null,
): Promise<Caller> {
  const caller = await identify(services, authorization);
  // A rejected account is treated like a deleted one.
  if (!caller || caller.user.status === 'rejected') throw notSignedIn();
  return caller;
}

const notSignedIn = () => new AppError('unauthenticated', (m) => m.errors.notSignedIn);

async function identify(
  services: Services,
  authorization: string | null,
): Promise<Caller | undefined> {
  const token = readBearerToken(authorization);
  if (!token) return undefined;
  if (isApiToken(token)) {
    const user = await findUserByApiToken(services, token);
    return user && { user, sessionId: undefined };
  }
  const session = await findSession(services, token);
  return session && { user: session.user, sessionId: session.id };
}
