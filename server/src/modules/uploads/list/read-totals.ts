import type { Db } from '../../../database/open.ts';
import type { DailyTotalsRow, UploadTotalsRow } from '../../../database/rows/total-rows.ts';
import { prepare } from '../../../database/statements/prepare.ts';

// The installation's totals are the sums of all shards plus the unsharded rows from before migration 0017:
// `category_totals`, and the rows of `daily_totals` with an empty `user_id`.

type CategoryTotal = Omit<UploadTotalsRow, 'user_id'>;
type DailyTotal = Omit<DailyTotalsRow, 'user_id'>;

/** Uploads and bytes by category, of one owner or, without one, of the installation. */
export async function readCategoryTotals(
  db: Db,
  ownerId: string | undefined,
): Promise<CategoryTotal[]> {
  if (ownerId === undefined) return readAllCategories(db);
  return (await selectCategories(db, { ownerId })).rows;
}

const selectCategories = prepare((db, { ownerId }: { ownerId: string }) =>
  db
    .selectFrom('upload_totals')
    .select(['category', 'uploads', 'bytes'])
    .where('user_id', '=', ownerId)
    .where('uploads', '>', 0),
);

/**
 * Uploads and bytes by upload day after `sinceDay`, oldest first; of one owner or, without one, of the
 * installation. Days without uploads are left out.
 */
export async function readDailyTotals(
  db: Db,
  ownerId: string | undefined,
  sinceDay: number,
): Promise<DailyTotal[]> {
  if (ownerId === undefined) return readAllDays(db, sinceDay);
  return db
    .selectFrom('daily_totals')
    .select(['day', 'uploads', 'bytes'])
    .where('user_id', '=', ownerId)
    .where('day', '>', sinceDay)
    .where('uploads', '>', 0)
    .orderBy('day')
    .execute();
}

async function readAllCategories(db: Db): Promise<CategoryTotal[]> {
  const unsharded = db.selectFrom('category_totals').select(['category', 'uploads', 'bytes']);
  // Grouped by a prefix of the primary key, so that the database need not sort.
  const shards = db
    .selectFrom('category_total_shards')
    .select(({ fn }) => [
      'category',
      fn.sum<number>('uploads').as('uploads'),
      fn.sum<number>('bytes').as('bytes'),
    ])
    .groupBy('category');
  const parts = [...(await unsharded.execute()), ...(await shards.execute())];
  return addUp(parts, ({ category }) => category);
}

async function readAllDays(db: Db, sinceDay: number): Promise<DailyTotal[]> {
  const unsharded = db
    .selectFrom('daily_totals')
    .select(['day', 'uploads', 'bytes'])
    .where('user_id', '=', '')
    .where('day', '>', sinceDay);
  const shards = db
    .selectFrom('daily_total_shards')
    .select(({ fn }) => [
      'day',
      fn.sum<number>('uploads').as('uploads'),
      fn.sum<number>('bytes').as('bytes'),
    ])
    .where('day', '>', sinceDay)
    .groupBy('day');
  const parts = [...(await unsharded.execute()), ...(await shards.execute())];
  return addUp(parts, ({ day }) => day).toSorted((a, b) => a.day - b.day);
}

/** Sums the parts by key; totals without uploads are left out. */
function addUp<T extends { uploads: number; bytes: number }>(
  parts: readonly T[],
  keyOf: (part: T) => string | number,
): T[] {
  const totals = new Map<string | number, T>();
  for (const part of parts) {
    const { uploads, bytes } = totals.get(keyOf(part)) ?? { uploads: 0, bytes: 0 };
    const total = { ...part, uploads: uploads + part.uploads, bytes: bytes + part.bytes };
    totals.set(keyOf(part), total);
  }
  return [...totals.values()].filter(({ uploads }) => uploads > 0);
}
