import type { UserRow } from '../../../database/schema.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { findUserByEmail } from '../../users/find-user.ts';
import { withLoginThrottle } from '../limits/login-throttle.ts';
import { recordFailedSignIn } from './audit-sign-in.ts';
import { notApprovedSentence } from './authenticate.ts';
import { openSession, type SessionOrigin } from './sessions.ts';

/**
 * Begins a session and returns its token. An unknown email takes as long as a wrong password and gets
 * the same error. Throws `invalid_credentials`, `account_pending`, `account_rejected`,
 * `too_many_attempts`.
 */
export async function logIn(
  services: Services,
  { email, password }: { email: string; password: string },
  from: SessionOrigin,
): Promise<{ token: string; user: UserRow }> {
  const user = await withLoginThrottle(services, email, from.address, async (client) => {
    const found = await findUserByEmail(services, email);
    const matches = await services.passwords.verify(password, found?.password_hash, client);
    if (matches) return found;
    const tried = { email, address: from.address, user: found };
    await recordFailedSignIn(services, 'user.sign_in_failed', tried);
    return undefined;
  });
  if (!user) throw invalidCredentials();
  if (user.status !== 'approved') {
    const tried = { email, address: from.address, user };
    await recordFailedSignIn(services, 'user.sign_in_refused', tried);
    const code = user.status === 'pending' ? 'account_pending' : 'account_rejected';
    throw new AppError(code, notApprovedSentence);
  }
  const token = await openSession(services, user, from);
  if (token === undefined) throw invalidCredentials();
  return { token, user };
}

const invalidCredentials = () =>
  new AppError('invalid_credentials', 'Login failed. Please check your credentials.');
