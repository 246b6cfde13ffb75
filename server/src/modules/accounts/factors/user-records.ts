import type { UserRecord } from '@perch/contract/users';

import type { UserRow } from '../../../database/schema.ts';
import type { Services } from '../../../services.ts';
import { requireUser } from '../change-user.ts';
import { toUser } from '../to-user.ts';

/** Accounts for administrators; the second factors of all of them take two queries. */
export async function toUserRecords(
  { db }: Pick<Services, 'db'>,
  users: readonly UserRow[],
): Promise<UserRecord[]> {
  const factorsOf = await readFactors(
    db,
    users.map(({ id }) => id),
  );
  return users.map((user) => ({ ...toUser(user), factors: factorsOf(user.id) }));
}

/** The account with this id, for administrators. Throws `not_found`. */
export async function requireUserRecord(
  { db }: Pick<Services, 'db'>,
  id: string,
): Promise<UserRecord> {
  const user = await requireUser(db, id);
  const factorsOf = await readFactors(db, [id]);
  return { ...toUser(user), factors: factorsOf(id) };
}

async function readFactors(
  db: Services['db'],
  ids: readonly string[],
): Promise<(id: string) => UserRecord['factors']> {
  // An empty list is no SQL.
  if (ids.length === 0) return () => ({ totp: false, passkeys: 0 });
  const apps = await db
    .selectFrom('totp')
    .select('user_id')
    .where('user_id', 'in', ids)
    .where('confirmed_at', 'is not', null)
    .execute();
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['user_id', ({ fn }) => fn.countAll<number>().as('count')])
    .where('user_id', 'in', ids)
    .groupBy('user_id')
    .execute();
  const withApp = new Set(apps.map((row) => row.user_id));
  const counts = new Map(passkeys.map((row) => [row.user_id, row.count]));
  return (id) => ({ totp: withApp.has(id), passkeys: counts.get(id) ?? 0 });
}
