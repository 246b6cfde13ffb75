import type { Kysely } from 'kysely';

import type { Schema, UploadRow } from '../../database/schema.ts';

const rowsPerPage = 500;

export type StoredUpload = Pick<
  UploadRow,
  'id' | 'user_id' | 'slug' | 'original_name' | 'size' | 'sha256' | 'storage_key'
>;

/** All uploads in pages of 500, ordered by id. */
export async function* uploadsIn(db: Kysely<Schema>): AsyncIterable<StoredUpload[]> {
  for (let last = ''; ;) {
    const rows = await db
      .selectFrom('uploads')
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
