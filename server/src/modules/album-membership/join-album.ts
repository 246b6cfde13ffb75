import { albumUploadsMax } from '@perch/contract/albums/limits';
import type { Kysely, Transaction } from 'kysely';

import type { Schema } from '../../database/schema.ts';
import { AppError } from '../../lib/errors.ts';

export const albumFull = () =>
  new AppError('album_full', (m) => m.albums.full({ max: albumUploadsMax }));

interface Places {
  /** Members, those in the trash included. */
  members: number;
  /** The last position; 0 of an empty album. */
  last: number;
}

export async function readPlaces(db: Kysely<Schema>, albumId: string): Promise<Places> {
  const { members, last } = await db
    .selectFrom('album_uploads')
    .select(({ fn }) => [
      fn.countAll<number>().as('members'),
      fn.max<number | null>('position').as('last'),
    ])
    .where('album_id', '=', albumId)
    .executeTakeFirstOrThrow();
  return { members: Number(members), last: Number(last ?? 0) };
}

/** Throws `album_full` where an album can take no further member. */
export async function requireRoomInAlbum(db: Kysely<Schema>, albumId: string): Promise<void> {
  if (!(await hasRoomInAlbum(db, albumId))) throw albumFull();
}

export async function hasRoomInAlbum(db: Kysely<Schema>, albumId: string): Promise<boolean> {
  return (await readPlaces(db, albumId)).members < albumUploadsMax;
}

interface Joining {
  albumId: string;
  /** Its row is held by the transaction. */
  uploadId: string;
  now: number;
}

/**
 * Puts an upload at the end of an album, unless it is in it already or the album was deleted meanwhile. Throws
 * `album_full`.
 */
export async function joinAlbum(
  transaction: Transaction<Schema>,
  { albumId, uploadId, now }: Joining,
): Promise<void> {
  const album = await transaction
    .updateTable('albums')
    .set({ changed_at: now })
    .where('id', '=', albumId)
    .returning('id')
    .executeTakeFirst();
  if (!album) return;
  const known = await transaction
    .selectFrom('album_uploads')
    .select('upload_id')
    .where('album_id', '=', albumId)
    .where('upload_id', '=', uploadId)
    .executeTakeFirst();
  if (known) return;
  const { members, last } = await readPlaces(transaction, albumId);
  if (members >= albumUploadsMax) throw albumFull();
  await transaction
    .insertInto('album_uploads')
    .values({
      album_id: albumId,
      upload_id: uploadId,
      position: last + 1,
      is_trashed: 0,
      added_at: now,
    })
    .execute();
  await transaction
    .updateTable('albums')
    .set(({ eb }) => ({ upload_count: eb('upload_count', '+', 1) }))
    .where('id', '=', albumId)
    .execute();
}
