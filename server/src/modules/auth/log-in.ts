import type { UserRow } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { accountKey } from '../users/account-key.ts';
import { findUserByEmail } from '../users/find-user.ts';
import { accountLimit, addressLimit, attemptsFrom } from './attempts.ts';
import { recordFailedSignIn } from './audit-sign-in.ts';
import { notApprovedSentence } from './authenticate.ts';
import { openSession, type SignInFrom } from './sessions.ts';

/** Begins a session. An unknown email costs the time, and gets the answer, of a wrong password. */
export async function logIn(
  services: Services,
  { email, password }: { email: string; password: string },
  from: SignInFrom,
): Promise<{ token: string; user: UserRow }> {
  const user = await guarded(services, email, from.address, async () => {
    const found = await findUserByEmail(services, email);
    const matches = await services.passwords.matches(password, found?.password_hash);
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

/** Lets somebody try a password; what fails is counted, by address and by account and address. */
export async function guarded<T>(
  { attempts }: Services,
  email: string,
  address: string,
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const byAddress = attemptsFrom('sign-in', address);
  const byAccount = `${byAddress} ${accountKey(email)}`;
  // Counted before the answer is known, so that attempts at once cannot all slip through.
  await attempts.take([byAccount, accountLimit], [byAddress, addressLimit]);
  let result: T | undefined;
  try {
    result = await attempt();
  } catch (error) {
    await attempts.undo({ one: byAddress });
    throw error;
  }
  if (result !== undefined) await attempts.undo({ all: byAccount, one: byAddress });
  return result;
}
