import type { Kysely } from 'kysely';

import type { UploadRow, UploadTable } from '../../database/rows/upload-rows.ts';
import type { Schema } from '../../database/schema.ts';

const rowsPerPage = 500;

export type StoredUpload = Pick<
  UploadRow,
  'id' | 'user_id' | 'slug' | 'original_name' | 'size' | 'sha256' | 'storage_key'
>;

/** All uploads in pages of 500, then those in the trash, both ordered by id. */
export async function* uploadsIn(db: Kysely<Schema>): AsyncIterable<StoredUpload[]> {
  yield* rowsOf(db, 'uploads');
  yield* rowsOf(db, 'trashed_uploads');
}

async function* rowsOf(db: Kysely<Schema>, table: UploadTable): AsyncIterable<StoredUpload[]> {
  for (let last = ''; ;) {
    const rows = await db
      .selectFrom(table)
      .select(['id', 'user_id', 'slug', 'original_name', 'size', 'sha256', 'storage_key'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(rowsPerPage)
      .execute();
    if (rows.length > 0) yield rows;
    if (rows.length < rowsPerPage) return;
    last = rows.at(-1)?.id ?? '';
  }
}

/** Whether the upload still has the file, in use or in the trash. */
export async function isKept(
  db: Kysely<Schema>,
  { id, storage_key: key }: Pick<StoredUpload, 'id' | 'storage_key'>,
): Promise<boolean> {
  for (const table of ['trashed_uploads', 'uploads', 'trashed_uploads'] as const) {
    const row = await db
      .selectFrom(table)
      .select('id')
      .where('id', '=', id)
      .where('storage_key', '=', key)
      .executeTakeFirst();
    // It may be moved from one to the other between two looks, and back.
    if (row) return true;
  }
  return false;
}
