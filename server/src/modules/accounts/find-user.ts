import type { UserRow } from '../../database/schema.ts';
import { prepare } from '../../database/statements/prepare.ts';
import type { Services } from '../../services.ts';
import { accountKey, emailKeys } from './account-key.ts';

const selectUser = prepare((db, { id }: { id: string }) =>
  db.selectFrom('users').selectAll().where('id', '=', id),
);

/** The account with this id. */
export async function findUser({ db }: Services, id: string): Promise<UserRow | undefined> {
  return (await selectUser(db, { id })).rows[0];
}

/** The account with this email, in any notation of its domain; the exact one if there are two. */
export async function findUserByEmail(
  { db }: Pick<Services, 'db'>,
  email: string,
): Promise<UserRow | undefined> {
  const keys = emailKeys(email);
  const found = await db.selectFrom('users').selectAll().where('email_key', 'in', keys).execute();
  return found.find(({ email_key: key }) => key === keys[0]) ?? found[0];
}

/** The account with this email or username. The email comes first where a username looks like one. */
export async function findUserByLogin(
  services: Pick<Services, 'db'>,
  login: string,
): Promise<UserRow | undefined> {
  const byEmail = login.includes('@') ? await findUserByEmail(services, login) : undefined;
  if (byEmail) return byEmail;
  return services.db
    .selectFrom('users')
    .selectAll()
    .where('username_key', '=', accountKey(login))
    .executeTakeFirst();
}
