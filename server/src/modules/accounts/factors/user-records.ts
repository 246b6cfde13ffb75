import type { UserRecord } from '@perch/contract/users';

import type { UserRow } from '../../../database/schema.ts';
import type { Services } from '../../../services.ts';
import { requireUser } from '../change-user.ts';
import { toUser } from '../to-user.ts';

/** Accounts for administrators; the figures and second factors of all of them take three queries. */
export async function toUserRecords(
  { db }: Pick<Services, 'db'>,
  users: readonly UserRow[],
): Promise<UserRecord[]> {
  const ids = users.map(({ id }) => id);
  const factorsOf = await readFactors(db, ids);
  const listed = await countListed(db, ids);
  return users.map((user) => ({
    ...toUser(user),
    trashedCount: Math.max(0, user.upload_count - (listed.get(user.id) ?? 0)),
    factors: factorsOf(user.id),
  }));
}

/** The account with this id, for administrators. Throws `not_found`. */
export async function requireUserRecord(
  services: Pick<Services, 'db'>,
  id: string,
): Promise<UserRecord> {
  const [record] = await toUserRecords(services, [await requireUser(services.db, id)]);
  if (!record) throw new Error('A record for each account');
  return record;
}

/** The numbers of uploads that are not in the trash, by owner. */
async function countListed(
  db: Services['db'],
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  // An empty list is no SQL.
  if (ids.length === 0) return new Map();
  const totals = await db
    .selectFrom('upload_totals')
    .select(['user_id', ({ fn }) => fn.sum<number>('uploads').as('uploads')])
    .where('user_id', 'in', ids)
    .groupBy('user_id')
    .execute();
  return new Map(totals.map(({ user_id, uploads }) => [user_id, Number(uploads)]));
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
