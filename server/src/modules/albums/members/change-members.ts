import { albumUploadsMax } from '@perch/contract/albums/limits';
import type { Transaction } from 'kysely';

import { closesOwnLinks, publishAlbumLocks } from '../../../database/album-locks.ts';
import { lockRows } from '../../../database/lock.ts';
import type { AlbumRow, AlbumUploadRow } from '../../../database/rows/album-rows.ts';
import type { Schema } from '../../../database/schema.ts';
import { transact } from '../../../events/event-bus.ts';
import type { Services } from '../../../services.ts';
import { albumFull } from '../../album-membership/join-album.ts';
import { noSuchUpload } from '../../uploads/find-upload.ts';
import { type AlbumScope, lockAlbum, requireAlbum } from '../find-album.ts';
import { arrangeMembers, type Arrangement } from './arrange-members.ts';
import { parseMembers } from './parse-members.ts';

/** Rows of one statement; databases take so many parameters and not many more. */
const rowsMax = 1000;

interface AlbumInScope {
  scope: AlbumScope;
  id: string;
}

/**
 * Adds, removes and orders members of one of the albums in scope, all or nothing. Uploads that are added are locked
 * before the album, as by whatever deletes them. Throws `invalid_option`, `album_full`, and `not_found` for the
 * album and for uploads that are not its owner's or no members.
 */
export async function changeMembers(
  services: Pick<Services, 'db' | 'clock' | 'events'>,
  { scope, id }: AlbumInScope,
  json: Readonly<Record<string, unknown>>,
): Promise<AlbumRow> {
  const { db, clock } = services;
  const requested = parseMembers(json);
  const { user_id: ownerId } = await requireAlbum(db, scope, id);
  const now = clock.now();
  return transact(services, async (transaction, emit) => {
    await holdUploads(transaction, { ownerId, ids: requested.add, now });
    const album = await lockAlbum(transaction, id, now);
    const members = await transaction
      .selectFrom('album_uploads')
      // Without the copied columns: moved rows are inserted again, with current copies.
      .select(['album_id', 'upload_id', 'position', 'is_trashed', 'added_at'])
      .where('album_id', '=', id)
      .execute();
    const places = members.map(({ upload_id, position }) => ({ id: upload_id, position }));
    const arrangement = arrangeMembers(places, requested);
    if (!arrangement) throw noSuchUpload();
    const { added, removed } = arrangement;
    if (added.length > 0 && members.length + added.length - removed.length > albumUploadsMax)
      throw albumFull();
    await write(transaction, { albumId: id, members, arrangement, now });
    const changed = [...removed, ...added.map((place) => place.id)];
    if (closesOwnLinks(album) && changed.length > 0) {
      const slugs = await publishAlbumLocks(transaction, id, changed);
      emit({ kind: 'album.locks_changed', slugs });
    }
    return recount(transaction, album, removed);
  });
}

interface ToHold {
  ownerId: string;
  ids: readonly string[];
  now: number;
}

/** Keeps the uploads from being deleted until the transaction ends. Throws `not_found`, also where one has ended. */
async function holdUploads(
  transaction: Transaction<Schema>,
  { ownerId, ids, now }: ToHold,
): Promise<void> {
  if (ids.length === 0) return;
  // All with one statement: the database's order of ids is that of every transaction.
  const held = await transaction
    .selectFrom('uploads')
    .select('id')
    .where('id', 'in', ids)
    .where('user_id', '=', ownerId)
    .where(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .orderBy('id')
    .$call(lockRows(transaction, 'forKeyShare'))
    .execute();
  if (held.length !== ids.length) throw noSuchUpload();
}

interface ToWrite {
  albumId: string;
  members: readonly AlbumUploadRow[];
  arrangement: Arrangement;
  now: number;
}

async function write(
  transaction: Transaction<Schema>,
  { albumId, members, arrangement: { removed, added, moved }, now }: ToWrite,
): Promise<void> {
  const byId = new Map(members.map((member) => [member.upload_id, member]));
  // Places are unique: those that move leave theirs before they take another.
  const left = [...removed, ...moved.map(({ id }) => id)];
  for (const ids of partsOf(left)) {
    await transaction
      .deleteFrom('album_uploads')
      .where('album_id', '=', albumId)
      .where('upload_id', 'in', ids)
      .execute();
  }
  const rows = [...moved, ...added].map(({ id, position }): AlbumUploadRow => {
    const fresh = { album_id: albumId, upload_id: id, is_trashed: 0, added_at: now };
    return { ...fresh, ...byId.get(id), position };
  });
  for (const values of partsOf(rows)) {
    await transaction.insertInto('album_uploads').values(values).execute();
  }
}

const partsOf = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / rowsMax) }, (_, part) =>
    items.slice(part * rowsMax, (part + 1) * rowsMax),
  );

async function recount(
  transaction: Transaction<Schema>,
  { id, cover_id: cover }: AlbumRow,
  removed: readonly string[],
): Promise<AlbumRow> {
  const { count } = await transaction
    .selectFrom('album_uploads')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('album_id', '=', id)
    .where('is_trashed', '=', 0)
    .executeTakeFirstOrThrow();
  const hasLostCover = cover !== null && removed.includes(cover);
  return transaction
    .updateTable('albums')
    .set({ upload_count: Number(count), ...(hasLostCover && { cover_id: null }) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
