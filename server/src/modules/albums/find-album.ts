import type { Kysely, Transaction } from 'kysely';

import type { AlbumRow } from '../../database/rows/album-rows.ts';
import type { Schema } from '../../database/schema.ts';
import { isId } from '../../lib/random.ts';
import { noSuchAlbum } from '../album-membership/find-album.ts';
import type { UploadScope } from '../uploads/find-upload.ts';

/** The owner whose albums a caller may use; undefined: all owners. */
export type AlbumScope = UploadScope;

/** One of the albums in scope. Throws `not_found`, for other owners' albums as well. */
export async function requireAlbum(
  db: Kysely<Schema>,
  { ownerId }: AlbumScope,
  id: string,
): Promise<AlbumRow> {
  const album = isId(id)
    ? await db
        .selectFrom('albums')
        .selectAll()
        .where('id', '=', id)
        .$if(ownerId !== undefined, (query) => query.where('user_id', '=', ownerId ?? ''))
        .executeTakeFirst()
    : undefined;
  if (!album) throw noSuchAlbum();
  return album;
}

/** Locks an album's row until the transaction ends, and returns it as it is now. Throws `not_found`. */
export async function lockAlbum(
  transaction: Transaction<Schema>,
  id: string,
  changedAt: number,
): Promise<AlbumRow> {
  const album = await transaction
    .updateTable('albums')
    .set({ changed_at: changedAt })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!album) throw noSuchAlbum();
  return album;
}
