import type { Transaction } from 'kysely';

import type { Db } from './open.ts';
import type { Schema } from './schema.ts';

/** Adds `change`, which may be negative, to one of the installation's counters. */
export async function addToTotal(
  db: Db | Transaction<Schema>,
  name: Schema['totals']['name'],
  change: number,
): Promise<void> {
  if (change === 0) return;
  await db
    .updateTable('totals')
    .set(({ eb }) => ({ value: eb('value', '+', change) }))
    .where('name', '=', name)
    .execute();
}
