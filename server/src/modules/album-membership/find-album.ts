import { slugPattern } from '@perch/contract/uploads/limits';
import type { Kysely } from 'kysely';

import type { AlbumRow } from '../../database/rows/album-rows.ts';
import type { Schema } from '../../database/schema.ts';
import { AppError } from '../../lib/errors.ts';
import { albumNameKey } from './album-name-key.ts';

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

/** As `findOwnAlbum`, or else by its name; of several the one that was changed last. */
export async function findAlbumNamed(
  db: Kysely<Schema>,
  ownerId: string,
  text: string,
): Promise<AlbumRow | undefined> {
  const found = await findOwnAlbum(db, ownerId, text);
  if (found) return found;
  return db
    .selectFrom('albums')
    .selectAll()
    .where('user_id', '=', ownerId)
    .where('name_key', '=', albumNameKey(text))
    .orderBy('changed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export const noSuchAlbum = () => new AppError('not_found', (m) => m.albums.noSuchAlbum);
