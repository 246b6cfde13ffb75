import { isUniqueViolation } from '../../database/failures.ts';
import type { UserRow } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { accountKey, emailKey } from './account-key.ts';
import { takenError } from './create-user.ts';

/** Changes how somebody is called. Throws `taken` when somebody else is called so. */
export async function changeProfile(
  { db }: Services,
  id: string,
  { username, email }: { username: string; email: string },
): Promise<UserRow> {
  const names = {
    username,
    username_key: accountKey(username),
    email,
    email_key: emailKey(email),
  };
  try {
    const user = await db
      .updateTable('users')
      .set(names)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (user) return user;
  } catch (cause) {
    if (isUniqueViolation(cause)) throw takenError(cause);
    throw cause;
  }
  throw new AppError('not_found', 'There is no such user.');
}
