import type { UserRow } from '../../../database/schema.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Asker } from '../../../passwords/password-places.ts';
import type { Services } from '../../../services.ts';
import { findUserByEmail } from '../../users/find-user.ts';
import { beginGuess } from '../limits/guess-limits.ts';
import { recordFailedSignIn } from './audit-sign-in.ts';
import { notApprovedSentence } from './authenticate.ts';
import { openSession, type SignInFrom } from './sessions.ts';

/** Begins a session. An unknown email costs the time, and gets the answer, of a wrong password. */
export async function logIn(
  services: Services,
  { email, password }: { email: string; password: string },
  from: SignInFrom,
): Promise<{ token: string; user: UserRow }> {
  const user = await guarded(services, email, from.address, async (asker) => {
    const found = await findUserByEmail(services, email);
    const matches = await services.passwords.matches(password, found?.password_hash, asker);
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

/**
 * Tries a password for the account with this email; undefined: it is wrong, which counts. Throws
 * `too_many_attempts`. Hash for the given asker, whose turn it is then.
 */
export async function guarded<T>(
  services: Services,
  email: string,
  address: string,
  attempt: (asker: Asker) => Promise<T | undefined>,
): Promise<T | undefined> {
  const guess = await beginGuess(services, email, address);
  let result: T | undefined;
  try {
    result = await attempt(guess.asker);
  } catch (error) {
    await guess.withdraw();
    throw error;
  }
  if (result !== undefined) await guess.wasRight();
  return result;
}
