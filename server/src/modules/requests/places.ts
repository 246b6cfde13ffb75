import type { Transaction } from 'kysely';

import type { RequestRow } from '../../database/rows/request-rows.ts';
import type { Schema } from '../../database/schema.ts';
import { requestClosed, requestFull } from './drop-failures.ts';
import { noSuchRequest } from './find-request.ts';

// A request has places for files, and room for their bytes. Its received files take of both, and so do the rows of uploads
// in progress: no sum of those is kept, so none can go wrong. Each transaction that takes a place or gives one back locks
// the request's row first, and the row of its owner before that, where it writes both.

/** Locks a request until the transaction ends. Throws `not_found` and `request_closed`. */
export async function lockRequest(
  transaction: Transaction<Schema>,
  id: string,
): Promise<RequestRow> {
  const row = await transaction
    .updateTable('requests')
    .set(({ ref }) => ({ files: ref('files') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw noSuchRequest();
  if (row.closed_at !== null) throw requestClosed();
  return row;
}

/** Whether a locked request has room for one more file of so many bytes. Throws `request_full` without a place for it. */
export async function hasRoom(
  transaction: Transaction<Schema>,
  row: RequestRow,
  { bytes, except = '' }: { bytes: number; except?: string },
): Promise<boolean> {
  const byForms = await transaction
    .selectFrom('request_reservations')
    .select(({ fn }) => [fn.countAll<number>().as('files'), fn.sum<number>('bytes').as('bytes')])
    .where('request_id', '=', row.id)
    .where('id', '<>', except)
    .executeTakeFirstOrThrow();
  const byTus = await transaction
    .selectFrom('resumable_uploads')
    .select(({ fn }) => [fn.countAll<number>().as('files'), fn.sum<number>('length').as('bytes')])
    .where('request_id', '=', row.id)
    .where('upload_id', 'is', null)
    .executeTakeFirstOrThrow();
  // Sums of no rows are null, and large ones texts in PostgreSQL.
  const sum = (...values: (number | null)[]) =>
    values.reduce<number>((total, value) => total + Number(value ?? 0), 0);
  if (sum(row.files, byForms.files, byTus.files) >= row.files_max) throw requestFull();
  return (
    row.bytes_max === null || sum(row.bytes, byForms.bytes, byTus.bytes, bytes) <= row.bytes_max
  );
}
