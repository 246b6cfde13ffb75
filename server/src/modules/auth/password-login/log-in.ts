import type { UserRow } from '../../../database/schema.ts';
import type { Services } from '../../../services.ts';
import { findUserByLogin } from '../../users/find-user.ts';
import { limitedName, withLoginThrottle } from '../limits/login-throttle.ts';
import { enterByDirectory } from '../providers/ldap/enter-by-directory.ts';
import { requirePasswordLogin } from '../require-password-login.ts';
import { recordFailedSignIn } from '../session/audit-sign-in.ts';
import { finishSignIn, invalidCredentials } from '../session/finish-sign-in.ts';
import type { SessionOrigin } from '../session/sessions.ts';
import { renewHash } from './renew-hash.ts';

/**
 * Signs in with email or username, and password: of the account, else of the directory, if there is one. An
 * unknown name takes as long as a wrong password and gets the same error, and so does an account that was tried
 * too often by its other name. Throws `password_login_off`,
 * `invalid_credentials`, `too_many_attempts`, and what `enterByDirectory` and `finishSignIn` throw.
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
      user = await enterByDirectory(services, { login, password, mayCompare }, from);
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
