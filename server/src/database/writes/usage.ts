import { sql, type Transaction } from 'kysely';

import { AppError } from '../../lib/errors.ts';
import { isPostgres } from '../dialect.ts';
import { listed } from '../listed.ts';
import type { UploadRow, UploadToInsert } from '../rows/upload-rows.ts';
import type { Schema } from '../schema.ts';
import { type Executor, prepare } from '../statements/prepare.ts';

// How many uploads and bytes accounts have.

interface NewUsage {
  ownerId: string;
  bytes: number;
  uploads: number;
  /** Bytes that were reserved for it. */
  reserved: number;
}

const addUsage = prepare((db, { ownerId, uploads, bytes, reserved }: NewUsage) =>
  db
    .updateTable('users')
    .set(({ eb }) => ({
      upload_count: eb('upload_count', '+', uploads),
      storage_bytes: eb('storage_bytes', '+', bytes),
      reserved_bytes: eb('reserved_bytes', '-', reserved),
    }))
    .where('id', '=', ownerId)
    .where('status', '=', 'approved'),
);

/**
 * Turns reservations into usage: counts an owner's new uploads and releases their reserved bytes. False where the account was
 * suspended or deleted meanwhile.
 */
async function commitUsage(transaction: Executor, usage: NewUsage): Promise<boolean> {
  const { numAffectedRows } = await addUsage(transaction, usage);
  return numAffectedRows !== 0n;
}

/** As `commitUsage` for one upload. Throws `forbidden` where that is false, which rolls the upload back. */
export async function commitBytes(
  transaction: Transaction<Schema>,
  { user_id: ownerId, size: bytes }: Pick<UploadRow, 'user_id' | 'size'>,
  reserved: number,
): Promise<void> {
  if (!(await commitUsage(transaction, { ownerId, uploads: 1, bytes, reserved })))
    throw mayNotUpload();
}

type CountedUpload = Pick<UploadRow, 'user_id' | 'size'>;

/** Adds uploads that came without a reservation, as those of an import do, to their owners' usage. */
export const countUploads = (
  transaction: Transaction<Schema>,
  uploads: readonly CountedUpload[],
): Promise<void> => changeUsage(transaction, uploads, 1);

/** Subtracts deleted uploads from their owners' usage, in the transaction that deleted their rows. */
export const uncountUploads = (
  transaction: Transaction<Schema>,
  uploads: readonly CountedUpload[],
): Promise<void> => changeUsage(transaction, uploads, -1);

async function changeUsage(
  transaction: Transaction<Schema>,
  uploads: readonly CountedUpload[],
  sign: 1 | -1,
): Promise<void> {
  const byOwner = Map.groupBy(uploads, ({ user_id }) => user_id);
  const owners = [...byOwner.keys()];
  if (owners.length > 1 && isPostgres(transaction)) {
    // Always in the same order, so that two transactions cannot deadlock.
    const rows = transaction
      .selectFrom('users')
      .select('id')
      .where('id', 'in', listed(transaction, owners));
    await rows.orderBy('id').forUpdate().execute();
  }
  const changed = [...byOwner].map(([id, own]) => {
    const bytes = sign * own.reduce((sum, { size }) => sum + size, 0);
    return sql`(cast(${id} as text), cast(${sign * own.length} as bigint), cast(${bytes} as bigint))`;
  });
  // Both databases call the columns of a list of values so.
  await sql`update users set upload_count = upload_count + changed.column2,
      storage_bytes = storage_bytes + changed.column3
    from (values ${sql.join(changed)}) as changed where users.id = changed.column1`.execute(
    transaction,
  );
}

const deleteRow = prepare((db, { id }: { id: string }) =>
  db.deleteFrom('quota_reservations').where('id', '=', id).returning('bytes'),
);

/** Returns the deleted row of a reservation; undefined where it was committed or released before. */
export async function deleteReservation(
  transaction: Executor,
  id: string,
): Promise<{ bytes: number } | undefined> {
  return (await deleteRow(transaction, { id })).rows[0];
}

/**
 * Turns the reservations of new uploads into their owners' usage. False where an account may have no more uploads or a
 * reservation has gone: then roll the transaction back.
 */
export async function commitReservations(
  transaction: Executor,
  uploads: readonly UploadToInsert[],
): Promise<boolean> {
  for (const [ownerId, own] of Map.groupBy(uploads, ({ upload }) => upload.user_id)) {
    const reserved = await endReservations(transaction, own);
    if (reserved === undefined) return false;
    const bytes = own.reduce((sum, { upload }) => sum + upload.size, 0);
    if (!(await commitUsage(transaction, { ownerId, uploads: own.length, bytes, reserved })))
      return false;
  }
  return true;
}

/** The bytes that were reserved; undefined where one of the reservations has gone. */
async function endReservations(
  transaction: Executor,
  uploads: readonly UploadToInsert[],
): Promise<number | undefined> {
  let bytes = 0;
  for (const { reservation: id } of uploads) {
    if (id === null) continue;
    const ended = await deleteReservation(transaction, id);
    if (!ended) return undefined;
    bytes += ended.bytes;
  }
  return bytes;
}

/** `forbidden`: the account is not approved. */
export const mayNotUpload = () => new AppError('forbidden', (m) => m.errors.mayNotUpload);
