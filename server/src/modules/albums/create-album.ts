import { albumsMax } from '@perch/contract/albums/limits';

import { addToCollectionTotals } from '../../database/collection-totals.ts';
import type { AlbumRow } from '../../database/rows/album-rows.ts';
import { AppError } from '../../lib/errors.ts';
import { newId } from '../../lib/random.ts';
import type { Services } from '../../services.ts';
import { lockUser } from '../accounts/lock-user.ts';
import { albumNameKey } from '../album-membership/album-name-key.ts';
import { endOf, invalidOption } from '../uploads/options/options.ts';
import { parseAlbumFields } from './album-fields.ts';
import { randomAlbumSlug, requireFreeSlug, toConflict } from './album-slug.ts';

/** Makes an album without members. Throws `invalid_option`, `taken`, `album_limit` and `busy`. */
export async function createAlbum(
  services: Services,
  ownerId: string,
  json: Readonly<Record<string, unknown>>,
): Promise<AlbumRow> {
  const now = services.clock.now();
  // An album has a name.
  const requested = parseAlbumFields({ ...json, name: json['name'] }, now);
  const { name = '', description = '', visibility = 'unlisted', cover, password } = requested;
  const { ownLinks = 'open' } = requested;
  // It has no members yet.
  if (typeof cover === 'string') throw invalidOption('cover', (m) => m.albums.cover);
  const slug = requested.slug ?? randomAlbumSlug();
  await requireFreeSlug(services.db, slug, '');
  const album: AlbumRow = {
    id: newId(),
    user_id: ownerId,
    slug,
    name,
    name_key: albumNameKey(name),
    description,
    visibility,
    cover_id: null,
    password_hash:
      typeof password === 'string' ? await services.passwords.links.hash(password) : null,
    expires_at: endOf(requested.expiry ?? null, now),
    own_links: ownLinks,
    upload_count: 0,
    last_opened_at: 0,
    created_at: now,
    changed_at: now,
  };
  await toConflict(slug, () => insert(services, album));
  return album;
}

const insert = ({ db }: Pick<Services, 'db'>, album: AlbumRow) =>
  db.transaction().execute(async (transaction) => {
    // Serializes concurrent creations, so that the limit holds.
    await lockUser(transaction, { id: album.user_id });
    const { count } = await transaction
      .selectFrom('albums')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', album.user_id)
      .executeTakeFirstOrThrow();
    if (Number(count) >= albumsMax) {
      throw new AppError('album_limit', (m) => m.albums.tooMany({ max: albumsMax }));
    }
    await transaction.insertInto('albums').values(album).execute();
    await addToCollectionTotals(transaction, album.user_id, { albums: 1 });
  });
