import type { Transaction } from 'kysely';

import type { Db } from './open.ts';
import type { Schema } from './schema.ts';

/** Changes one of the kept totals. */
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
