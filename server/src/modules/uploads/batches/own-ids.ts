import { listed } from '../../../database/listed.ts';
import type { Db } from '../../../database/open.ts';
import type { UploadTable } from '../../../database/rows/upload-rows.ts';

// Others write between two transactions: this many rows hold them up for a few milliseconds.
const rowsPerTransaction = 200;

/** The ids in parts, each for one transaction. */
export const partsOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / rowsPerTransaction) }, (_, part) =>
    ids.slice(part * rowsPerTransaction, (part + 1) * rowsPerTransaction),
  );

interface Wanted {
  table: UploadTable;
  ownerId: string;
  ids: readonly string[];
  /** Only those that have not ended at this time; undefined: all of them. */
  endsAfter?: number;
}

/** Those of the ids whose uploads are in the table and the owner's. */
export async function ownIdsIn(
  db: Db,
  { table, ownerId, ids, endsAfter }: Wanted,
): Promise<string[]> {
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('id', 'in', listed(db, ids))
    .where('user_id', '=', ownerId)
    .$if(endsAfter !== undefined, (query) =>
      query.where(({ or, eb }) =>
        or([eb('expires_at', 'is', null), eb('expires_at', '>', endsAfter ?? 0)]),
      ),
    )
    // In the order of ids, as every transaction that changes several uploads, so that none deadlock.
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
