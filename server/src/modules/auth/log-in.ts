import type { UserRow } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { findUserByEmail } from '../users/find-user.ts';
import { notApprovedSentence } from './authenticate.ts';
import { openSession, type SignInFrom } from './sessions.ts';

/** Begins a session. An unknown email costs the time, and gets the answer, of a wrong password. */
export async function logIn(
  services: Services,
  { email, password }: { email: string; password: string },
  from: SignInFrom,
): Promise<{ token: string; user: UserRow }> {
  const user = await findUserByEmail(services, email);
  const isRight = await services.passwords.matches(password, user?.password_hash);
  if (!user || !isRight) {
    throw new AppError('invalid_credentials', 'Login failed. Please check your credentials.');
  }
  if (user.status === 'pending') throw new AppError('account_pending', notApprovedSentence);
  if (user.status === 'rejected') throw new AppError('account_rejected', notApprovedSentence);
  return { token: await openSession(services, user.id, from), user };
}
