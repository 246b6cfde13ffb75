import type { UserRow } from '../../../database/schema.ts';
import type { PasswordClient } from '../../../passwords/hashing-flows.ts';
import type { Services } from '../../../services.ts';
import { findUser } from '../../users/find-user.ts';

/**
 * Replaces an outdated hash of a password, which was just compared with it, by one of today's.
 * Sessions and tokens stay: the password is the same. Returns the account as it is then. Throws `busy`.
 */
export async function renewHash(
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
