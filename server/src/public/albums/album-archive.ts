import { cleanMemberName } from '../../modules/archives/zip/member-names.ts';
import type { Services } from '../../services.ts';
import type { ServeArchive } from '../archives/serve-archive.ts';
import {
  type AlbumAddress,
  type AlbumRefusal,
  type ReadableAlbum,
  respondAlbumRefused,
} from '../gate/albums/decide-read-album.ts';
import { readArchiveMembers } from '../gate/albums/read-members.ts';
import { respondClosed } from '../gate/refusals.ts';
import { frameOf } from '../pages/page-frame.ts';

// No album's slug ends so.
const ending = '.zip';

/** The slug of the album whose archive has this name; undefined: it is not an archive's. */
export const archivedSlug = (name: string): string | undefined =>
  name.endsWith(ending) ? name.slice(0, -ending.length) : undefined;

export const archivePath = (slug: string) => `/a/${slug}${ending}`;

/** Answers a GET or HEAD for the files of an album that ask for nothing more than the album does. */
export async function serveAlbumArchive(
  services: Services,
  serveArchive: ServeArchive,
  album: ReadableAlbum,
  address: AlbumAddress,
): Promise<Response> {
  const { request, peer } = address;
  const findMembers = () => readArchiveMembers(services, album, address);
  const isGuarded = album.password_hash !== null;
  const name = cleanMemberName(album.name.replaceAll(/[/\\]/g, '-'));
  const key = `album ${album.id}`;
  const onDelivery = () => services.albumCounts.count(album.id, 'downloads');
  return serveArchive({ key, name, findMembers, isGuarded, request, peer, onDelivery });
}

/** The answer to a request for the archive of an album that the gate has refused. */
export function refuseAlbumArchive(
  services: Services,
  refused: AlbumRefusal,
  address: AlbumAddress,
): Response | Promise<Response> {
  if (refused !== 'locked') return respondAlbumRefused(services, refused, address);
  const { request, slug } = address;
  return respondClosed(services.config.publicUrl, request, {
    page: `/a/${encodeURIComponent(slug)}`,
    code: 'password_required',
    sentence: frameOf(services, request).m.links.page.passwordNeeded,
  });
}
