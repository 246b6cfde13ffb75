import { recordAudit } from '../../../audit.ts';
import type { UserRow } from '../../../database/schema.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Asker } from '../../../passwords/password-places.ts';
import type { Services } from '../../../services.ts';
import { subjectOf } from '../../users/change-user.ts';
import { guarded } from '../session/log-in.ts';

/**
 * Checks that the password of an account is known, limited as signing in is. Throws
 * `wrong_password`, which is recorded, and `too_many_attempts`. Gives for whom to hash a next one.
 */
export async function checkPassword(
  services: Services,
  user: UserRow,
  password: string,
  address: string,
): Promise<Asker> {
  const asker = await guarded(services, user.email, address, async (who) =>
    (await services.passwords.matches(password, user.password_hash, who)) ? who : undefined,
  );
  if (asker) return asker;
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

export const wrongPassword = () =>
  new AppError('wrong_password', 'The current password is not right.');
