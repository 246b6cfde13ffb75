import { recordAudit } from '../../../audit.ts';
import type { UserRow } from '../../../database/schema.ts';
import { AppError } from '../../../lib/errors.ts';
import type { PasswordClient } from '../../../passwords/hashing-flows.ts';
import type { Services } from '../../../services.ts';
import { subjectOf } from '../../accounts/change-user.ts';
import { limitedName, withLoginThrottle } from '../limits/login-throttle.ts';

/**
 * Verifies the account's password under the same rate limits as signing in, and returns the client on
 * whose behalf a further password may be hashed. Throws `wrong_password`, which is written to the audit
 * log, and `too_many_attempts`.
 */
export async function checkPassword(
  services: Services,
  user: UserRow,
  password: string,
  address: string,
): Promise<PasswordClient> {
  const client = await withLoginThrottle(
    services,
    { account: limitedName(user) },
    address,
    async (known) =>
      (await services.passwords.verify(password, user.password_hash, known)) ? known : undefined,
  );
  if (client) return client;
  const { db, clock } = services;
  const { id, username } = user;
  const event = {
    actor: { id, username, address },
    action: 'user.confirmation_failed',
    subject: subjectOf(user),
  } as const;
  await db.transaction().execute((transaction) => recordAudit(transaction, clock, event));
  throw wrongPassword();
}

export const wrongPassword = () => new AppError('wrong_password', (m) => m.errors.wrongPassword);
