import { albumNameLengthMax } from '@perch/contract/albums/limits';
import type { Kysely } from 'kysely';

import type { Schema } from '../../../database/schema.ts';
import { findOwnAlbum } from '../../collections/albums/find-album.ts';
import { invalidOption } from './requested-options.ts';

/** The id of the album that a request names. Throws `invalid_option` unless it is one of the owner's. */
export async function requireAlbumOf(
  db: Kysely<Schema>,
  ownerId: string,
  text: string,
): Promise<string> {
  const album = await findOwnAlbum(db, ownerId, text);
  if (album) return album.id;
  const name = text.slice(0, albumNameLengthMax);
  throw invalidOption('album', (m) => m.albums.unknown({ name }));
}
