import type { Transaction } from 'kysely';

import type { Schema, UploadRow } from '../../../database/schema.ts';
import { dayMs } from '../../../lib/clock.ts';

type Counted = Pick<UploadRow, 'category' | 'size' | 'created_at'>;

interface Change {
  uploads: number;
  bytes: number;
}

export const dayOf = (time: number) => Math.floor(time / dayMs);

/**
 * Keeps the totals by category and by the day of uploading, the owner's and everybody's. `sign` is
 * -1 for uploads that go. It belongs into the transaction that writes their rows.
 */
export async function addToTotals(
  transaction: Transaction<Schema>,
  ownerId: string,
  uploads: readonly Counted[],
  sign: 1 | -1,
): Promise<void> {
  const categories = changesBy(uploads, ({ category }) => category, sign);
  const days = changesBy(uploads, ({ created_at }) => dayOf(created_at), sign);
  // Everybody waits for everybody's rows until the end of the transaction: they come last, and
  // always in the same order, so that two transactions cannot wait for each other.
  for (const [category, change] of categories) {
    await addToOwnersCategory(transaction, { user_id: ownerId, category, ...change });
  }
  for (const [day, change] of days) {
    await addToDay(transaction, { user_id: ownerId, day, ...change });
  }
  for (const [category, change] of categories) {
    await addToCategory(transaction, { category, ...change });
  }
  for (const [day, change] of days) await addToDay(transaction, { user_id: '', day, ...change });
}

function changesBy<K extends string | number>(
  uploads: readonly Counted[],
  keyOf: (upload: Counted) => K,
  sign: 1 | -1,
): [K, Change][] {
  const changes = new Map<K, Change>();
  for (const upload of uploads) {
    const change = changes.get(keyOf(upload)) ?? { uploads: 0, bytes: 0 };
    change.uploads += sign;
    change.bytes += sign * upload.size;
    changes.set(keyOf(upload), change);
  }
  return [...changes].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

async function addToOwnersCategory(
  transaction: Transaction<Schema>,
  row: Schema['upload_totals'],
): Promise<void> {
  await transaction
    .insertInto('upload_totals')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'category']).doUpdateSet(({ eb, ref }) => ({
        uploads: eb('upload_totals.uploads', '+', ref('excluded.uploads')),
        bytes: eb('upload_totals.bytes', '+', ref('excluded.bytes')),
      })),
    )
    .execute();
}

async function addToCategory(
  transaction: Transaction<Schema>,
  row: Schema['category_totals'],
): Promise<void> {
  await transaction
    .insertInto('category_totals')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('category').doUpdateSet(({ eb, ref }) => ({
        uploads: eb('category_totals.uploads', '+', ref('excluded.uploads')),
        bytes: eb('category_totals.bytes', '+', ref('excluded.bytes')),
      })),
    )
    .execute();
}

async function addToDay(
  transaction: Transaction<Schema>,
  row: Schema['daily_totals'],
): Promise<void> {
  await transaction
    .insertInto('daily_totals')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'day']).doUpdateSet(({ eb, ref }) => ({
        uploads: eb('daily_totals.uploads', '+', ref('excluded.uploads')),
        bytes: eb('daily_totals.bytes', '+', ref('excluded.bytes')),
      })),
    )
    .execute();
}
