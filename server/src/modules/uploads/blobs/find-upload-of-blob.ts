import type { Db } from '../../../database/open.ts';

/** The id of an upload that refers to the blob at this key; undefined where all of them are deleted. */
export async function findUploadOfBlob(db: Db, key: string): Promise<string | undefined> {
  const upload = await db
    .selectFrom('uploads')
    .select('id')
    .where('storage_key', '=', key)
    .executeTakeFirst();
  return upload?.id;
}
