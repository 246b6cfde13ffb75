import type { Album } from '@perch/contract/albums/albums';

import type { AlbumRow } from '../../database/rows/album-rows.ts';
import type { Services } from '../../services.ts';
import { thumbnailUrlOf } from '../domains/live/public-url.ts';
import { hasThumbnail } from '../uploads/pictures/upload-face.ts';
import { findCovers } from './find-covers.ts';

type AlbumServices = Pick<Services, 'db' | 'config' | 'pictures' | 'settings'>;

/** Albums as the API shows them. */
export async function toAlbums(
  services: AlbumServices,
  albums: readonly AlbumRow[],
): Promise<Album[]> {
  const thumbnails = await findThumbnails(services, albums);
  const { publicUrl } = services.config;
  return albums.map((album) => ({
    _id: album.id,
    slug: album.slug,
    url: `${publicUrl}/a/${album.slug}`,
    name: album.name,
    description: album.description,
    visibility: album.visibility,
    cover: album.cover_id,
    thumbnailUrl: thumbnails.get(album.id) ?? '',
    hasPassword: album.password_hash !== null,
    expiresAt: album.expires_at === null ? null : new Date(album.expires_at).toISOString(),
    ownLinks: album.own_links,
    uploadCount: album.upload_count,
    createdAt: new Date(album.created_at).toISOString(),
    changedAt: new Date(album.changed_at).toISOString(),
  }));
}

/** An album as the API shows it. */
export async function toAlbum(services: AlbumServices, album: AlbumRow): Promise<Album> {
  const [item] = await toAlbums(services, [album]);
  if (!item) throw new Error('The album is missing from its own list');
  return item;
}

/** By the album's id, of the cover or of the first member where that is gone. */
async function findThumbnails(
  services: AlbumServices,
  albums: readonly AlbumRow[],
): Promise<ReadonlyMap<string, string>> {
  const covers = await findCovers(
    services.db,
    albums.map(({ id }) => id),
  );
  if (covers.size === 0) return new Map();
  const uploads = await services.db
    .selectFrom('uploads')
    .select(['id', 'slug', 'mime_type', 'size', 'thumbnail_key', 'preview_key'])
    .where('id', 'in', [...new Set(covers.values())])
    .execute();
  const urls = new Map(
    uploads
      .filter((upload) => hasThumbnail(services, upload))
      .map((upload) => [upload.id, thumbnailUrlOf(services, upload)]),
  );
  return new Map([...covers].map(([album, cover]) => [album, urls.get(cover) ?? '']));
}
