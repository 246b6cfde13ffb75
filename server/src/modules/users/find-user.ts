import type { UserRow } from '../../database/schema.ts';
import type { Services } from '../../services.ts';
import { accountKey } from './account-key.ts';

/** The account with this id. */
export function findUser({ db }: Services, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The account with this email, however it is written. */
export function findUserByEmail({ db }: Services, email: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('email_key', '=', accountKey(email))
    .executeTakeFirst();
}
