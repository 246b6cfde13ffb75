import type { Db } from '../../../database/open.ts';

/** The id of one upload that refers to the blob; undefined where none does. */
export async function findUploadOfBlob(db: Db, key: string): Promise<string | undefined> {
  const upload = await db
    .selectFrom('uploads')
    .select('id')
    .where('storage_key', '=', key)
    .executeTakeFirst();
  return upload?.id;
}
