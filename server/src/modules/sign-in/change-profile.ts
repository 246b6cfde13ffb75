import type { UserRow } from '../../database/schema.ts';
import { AppError } from '../../lib/errors.ts';
import type { Services } from '../../services.ts';
import { toConflict } from '../accounts/create-user.ts';
import { lockUser } from '../accounts/lock-user.ts';
import { changeUsername } from './change-username.ts';
import type { SensitiveCall } from './confirmation/confirmation.ts';
import { changeEmail } from './confirmation/email-changes.ts';

interface Names {
  username: string;
  /** Empty where the account has none and is to have none. */
  email: string;
}

/**
 * Changes an account's username and email. Changing the email requires confirmation; with SMTP it stays
 * pending until the mailed link is opened. Throws `taken` and what `requireConfirmation` throws, and then
 * changes nothing.
 */
export function changeProfile(
  services: Services,
  call: SensitiveCall,
  { username, email }: Names,
): Promise<UserRow> {
  if (email !== call.user.email) return changeEmail(services, call, { username, email });
  return toConflict(() =>
    services.db.transaction().execute(async (transaction) => {
      const before = await lockUser(transaction, { id: call.user.id });
      if (!before) throw new AppError('not_found', (m) => m.errors.noSuchUser);
      return changeUsername(services, transaction, call, { before, username });
    }),
  );
}
