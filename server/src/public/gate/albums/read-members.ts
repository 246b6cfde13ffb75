import { albumLocks, isClosedElsewhere } from '../../../database/album-locks.ts';
import { listed } from '../../../database/listed.ts';
import type { LinkedUpload } from '../../../database/rows/upload-rows.ts';
import { findCovers } from '../../../modules/albums/find-covers.ts';
import {
  archivedColumns,
  type ArchivedRow,
  inOrder,
  partsOfIds,
} from '../../../modules/archives/selections.ts';
import {
  decideRead,
  type GateServices,
  type Readable,
  type ReadableUpload,
  type ReadRequest,
} from '../decide-read.ts';
import { readMembers as askForEach } from '../read-members.ts';
import { pageSlugOf } from '../serve-readable.ts';
import type { AlbumAddress, ReadableAlbum } from './decide-read-album.ts';

/** A member of an album, as a visitor may see it: a file that is locked or limited shows nothing of itself. */
export interface ShownMember {
  /** Of its page on the requested host. */
  slug: string;
  /** Undefined: its page asks for a password or a press of a button. */
  upload: ReadableUpload | undefined;
}

export interface MembersPart {
  members: ShownMember[];
  /** The position after which further ones follow; undefined: these are the last. */
  next: number | undefined;
}

interface Part {
  /** A place; 0: from the first one. */
  after: number;
  limit: number;
}

/** The next members behind a place, without those that have ended. */
export async function readMembers(
  services: GateServices,
  { id }: ReadableAlbum,
  address: AlbumAddress,
  { after, limit }: Part,
): Promise<MembersPart> {
  const rows = await services.db
    .selectFrom('album_uploads')
    .innerJoin('uploads', 'uploads.id', 'album_uploads.upload_id')
    .selectAll('uploads')
    .select(['album_uploads.position', albumLocks(services.db).as('album_locks')])
    .where('album_uploads.album_id', '=', id)
    .where('album_uploads.is_trashed', '=', 0)
    .where('album_uploads.position', '>', after)
    .orderBy('album_uploads.position')
    .limit(limit + 1)
    .execute();
  const part = rows.slice(0, limit);
  const decided = await Promise.all(
    part.map((row) => showMember(services, row, { ...address, openAlbum: id })),
  );
  return {
    members: decided.filter((member) => member !== undefined),
    next: rows.length > limit ? part.at(-1)?.position : undefined,
  };
}

/** The address of an album, whose id is `openAlbum`. */
interface MemberAddress extends AlbumAddress {
  openAlbum: string;
}

async function showMember(
  services: GateServices,
  upload: LinkedUpload,
  address: MemberAddress,
): Promise<ShownMember | undefined> {
  const decision = await decideRead(services, upload, askedFor(address));
  const slug = pageSlugOf(upload, address);
  if ('allowed' in decision) return { slug, upload: decision.allowed };
  const isClosed = decision.refused === 'locked' || decision.refused === 'limited';
  return isClosed ? { slug, upload: undefined } : undefined;
}

/** A password that was sent is the album's: it is tried at no member. */
function askedFor({ request, domain, peer, openAlbum }: MemberAddress): ReadRequest {
  const headers = new Headers(request.headers);
  headers.delete('perch-password');
  const { method, url } = request;
  return {
    request: new Request(url, { method, headers }),
    surface: 'page',
    domain,
    peer,
    openAlbum,
  };
}

/**
 * The files of an album that its archive has, in their order, part by part: without those that are locked or limited
 * themselves or by another album, and without those that have ended. Undefined for a part of which the gate refuses another one.
 */
export async function* readArchiveMembers(
  services: GateServices,
  { id }: ReadableAlbum,
  { request, peer }: AlbumAddress,
): AsyncGenerator<Readable<ArchivedRow>[] | undefined> {
  const now = services.clock.now();
  const { db } = services;
  const members = await db
    .selectFrom('album_uploads')
    .select('upload_id')
    .where('album_id', '=', id)
    .where('is_trashed', '=', 0)
    .orderBy('position')
    .execute();
  for (const ids of partsOfIds(members.map((member) => member.upload_id))) {
    const rows = await db
      .selectFrom('uploads')
      .select(archivedColumns)
      .where('id', 'in', listed(db, ids))
      .where('password_hash', 'is', null)
      .where('downloads_left', 'is', null)
      .where(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
      .where(({ not }) => not(isClosedElsewhere(id, now)))
      .execute();
    yield await askForEach(services, inOrder(rows, ids), { request, peer });
  }
}

/** The bytes of the files that an album's archive has. */
export async function sumArchiveBytes(
  { db, clock }: Pick<GateServices, 'db' | 'clock'>,
  { id }: ReadableAlbum,
): Promise<number> {
  const now = clock.now();
  const { bytes } = await db
    .selectFrom('album_uploads')
    .innerJoin('uploads', 'uploads.id', 'album_uploads.upload_id')
    .select(({ fn }) => fn.sum<number | string | null>('uploads.size').as('bytes'))
    .where('album_uploads.album_id', '=', id)
    .where('album_uploads.is_trashed', '=', 0)
    .where('uploads.password_hash', 'is', null)
    .where('uploads.downloads_left', 'is', null)
    .where(({ or, eb }) =>
      or([eb('uploads.expires_at', 'is', null), eb('uploads.expires_at', '>', now)]),
    )
    .where(({ not }) => not(isClosedElsewhere(id, now)))
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

/** The uploads that stand for albums, by their albums' ids; none of an album whose cover shows nothing of itself. */
export async function readCovers(
  services: GateServices,
  albums: readonly ReadableAlbum[],
  address: AlbumAddress,
): Promise<ReadonlyMap<string, ReadableUpload>> {
  const covers = await findCovers(
    services.db,
    albums.map(({ id }) => id),
  );
  if (covers.size === 0) return new Map();
  const rows = await services.db
    .selectFrom('uploads')
    .selectAll()
    .select(albumLocks(services.db).as('album_locks'))
    .where('id', 'in', [...new Set(covers.values())])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const shown = await Promise.all(
    [...covers].map(async ([album, id]): Promise<[string, ReadableUpload][]> => {
      const row = byId.get(id);
      const member = row && (await showMember(services, row, { ...address, openAlbum: album }));
      return member?.upload ? [[album, member.upload]] : [];
    }),
  );
  return new Map(shown.flat());
}
