import type { Db } from '../../../database/open.ts';
import { uploadTables } from '../../../database/rows/upload-rows.ts';

/** The id of one upload that refers to the blob, perhaps in the trash; undefined where none does. */
export async function findUploadOfBlob(db: Db, key: string): Promise<string | undefined> {
  for (const table of uploadTables) {
    const upload = await db
      .selectFrom(table)
      .select('id')
      .where('storage_key', '=', key)
      .executeTakeFirst();
    if (upload) return upload.id;
  }
  return undefined;
}
