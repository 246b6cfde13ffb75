import { slugPattern } from '@perch/contract/uploads/limits';
import type { Kysely } from 'kysely';

import type { AlbumRow } from '../../../database/rows/album-rows.ts';
import type { Schema } from '../../../database/schema.ts';
import { AppError } from '../../../lib/errors.ts';

/** An account's album, by its id or else its slug; undefined for another account's as well. */
export async function findOwnAlbum(
  db: Kysely<Schema>,
  ownerId: string,
  text: string,
): Promise<AlbumRow | undefined> {
  // Ids have the form of slugs.
  if (!slugPattern.test(text)) return undefined;
  const found = await db
    .selectFrom('albums')
    .selectAll()
    .where('user_id', '=', ownerId)
    .where((eb) => eb.or([eb('id', '=', text), eb('slug', '=', text)]))
    .execute();
  return found.find(({ id }) => id === text) ?? found[0];
}

export const noSuchAlbum = () => new AppError('not_found', (m) => m.albums.noSuchAlbum);

/** The ids of the albums that each of these uploads is in; none of an upload that is in no album. */
export async function findAlbumsOf(
  db: Kysely<Schema>,
  uploadIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  if (uploadIds.length === 0) return new Map();
  const members = await db
    .selectFrom('album_uploads')
    .select(['upload_id', 'album_id'])
    .where('upload_id', 'in', uploadIds)
    .orderBy('upload_id')
    .orderBy('album_id')
    .execute();
  const albums = new Map<string, string[]>();
  for (const { upload_id: id, album_id: album } of members) {
    const known = albums.get(id);
    if (known) known.push(album);
    else albums.set(id, [album]);
  }
  return albums;
}
