import { sql, type Transaction } from 'kysely';

import { isPostgres } from '../../../database/dialect.ts';
import { listed } from '../../../database/listed.ts';
import {
  uploadColumns,
  type UploadRow,
  type UploadTable,
} from '../../../database/rows/upload-rows.ts';
import type { Schema } from '../../../database/schema.ts';

interface WantedRows {
  ids: readonly string[];
  /** Only rows that end at this time or before. */
  endsBy?: number | undefined;
  /** Only rows that are in the trash since this time or longer. */
  trashedBy?: number | undefined;
}

/** Deletes these rows and returns those that this transaction has deleted. */
export async function takeRows(
  transaction: Transaction<Schema>,
  table: UploadTable,
  { ids, endsBy, trashedBy }: WantedRows,
): Promise<UploadRow[]> {
  if (ids.length === 0) return [];
  // A plus keeps the planner from the index of ends, which it takes for almost empty while statistics are older than
  // the ends: each transaction would then read the ends of all rows that are due.
  // In the order of ids, as every transaction that changes several uploads, so that none deadlock.
  const held = await transaction
    .selectFrom(table)
    .select('id')
    .where('id', 'in', listed(transaction, ids))
    .$if(endsBy !== undefined, (query) => query.where(sql<number>`+expires_at`, '<=', endsBy ?? 0))
    .$if(trashedBy !== undefined, (query) =>
      query.where(sql<number>`+trashed_at`, '<=', trashedBy ?? 0),
    )
    .orderBy('id')
    .$if(isPostgres(transaction), (query) => query.forUpdate())
    .execute();
  if (held.length === 0) return [];
  return transaction
    .deleteFrom(table)
    .where(
      'id',
      'in',
      listed(
        transaction,
        held.map(({ id }) => id),
      ),
    )
    .returning(uploadColumns)
    .execute();
}
