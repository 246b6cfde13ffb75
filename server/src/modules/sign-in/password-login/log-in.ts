import type { UserRow } from '../../../database/schema.ts';
import type { PasswordClient } from '../../../passwords/hashing-flows.ts';
import type { Services } from '../../../services.ts';
import { findUser, findUserByLogin } from '../../accounts/find-user.ts';
import { limitedName, withLoginThrottle } from '../limits/login-throttle.ts';
import { signInWithDirectory } from '../providers/ldap/sign-in-with-directory.ts';
import { requirePasswordLogin } from '../require-password-login.ts';
import { finishSignIn, invalidCredentials, recordFailedSignIn } from '../session/finish-sign-in.ts';
import type { SessionOrigin } from '../session/sessions.ts';

/**
 * Signs in with email or username, and password: of the account, else of the directory, if there is one. An
 * unknown name takes as long as a wrong password and gets the same error, and so does an account that was tried
 * too often by its other name. Throws `password_login_off`,
 * `invalid_credentials`, `too_many_attempts`, and what `signInWithDirectory` and `finishSignIn` throw.
 */
export async function logIn(
  services: Services,
  { login, password }: { login: string; password: string },
  from: SessionOrigin,
): Promise<{ token: string; user: UserRow }> {
  const { ldap, passwordLogin } = services.config;
  if (!ldap) requirePasswordLogin(services);
  const found = await findUserByLogin(services, login);
  const tried = { account: found === undefined ? login : limitedName(found), typed: login };
  let user: UserRow | undefined;
  let failure: unknown;
  await withLoginThrottle(services, tried, from.address, async (client, mayCompare) => {
    // Without a hash, a decoy takes as long.
    const hash = passwordLogin && mayCompare ? found?.password_hash : undefined;
    const match = await services.passwords.verify(password, hash, client);
    if (found && match) {
      const isOutdated = match === 'outdated';
      user = isOutdated ? await renewHash(services, found, password, client) : found;
      return found;
    }
    try {
      user = await signInWithDirectory(services, { login, password, mayCompare }, from);
    } catch (error) {
      // Counted all the same: the account's own password was compared.
      failure = error;
    }
    if (!user) {
      const failed = { email: login, address: from.address, user: found };
      await recordFailedSignIn(services, 'user.sign_in_failed', failed);
    }
    // A namesake in the directory must not clear what was guessed at this account.
    return found && user?.id !== found.id ? undefined : user;
  });
  if (failure !== undefined) throw failure;
  if (!user) throw invalidCredentials();
  return finishSignIn(services, { user, login }, from);
}

/**
 * Replaces an outdated hash of a password, which was just compared with it, by one of today's.
 * Sessions and tokens stay: the password is the same. Returns the account as it is then. Throws `busy`.
 */
async function renewHash(
  services: Services,
  user: UserRow,
  password: string,
  client: PasswordClient,
): Promise<UserRow> {
  const { db, passwords } = services;
  const hash = await passwords.hash(password, client);
  const renewed = await db
    .updateTable('users')
    .set({ password_hash: hash })
    .where('id', '=', user.id)
    .where('password_hash', '=', user.password_hash)
    .returningAll()
    .executeTakeFirst();
  if (renewed) return renewed;
  // Another sign-in has renewed it at the same time, or the password was changed.
  const present = await findUser(services, user.id);
  const isSame = await passwords.verify(password, present?.password_hash, client);
  return present && isSame ? present : user;
}
