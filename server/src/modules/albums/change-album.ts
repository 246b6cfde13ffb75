import type { Transaction } from 'kysely';

import { type Actor, recordAudit } from '../../audit.ts';
import { changesLocks, closesOwnLinks, publishAlbumLocks } from '../../database/album-locks.ts';
import { addToCollectionTotals } from '../../database/collection-totals.ts';
import { deleteDailyCounts } from '../../database/daily-counts.ts';
import type { AlbumRow } from '../../database/rows/album-rows.ts';
import type { Schema } from '../../database/schema.ts';
import { transact } from '../../events/event-bus.ts';
import type { Services } from '../../services.ts';
import { lockUser } from '../accounts/lock-user.ts';
import { albumNameKey } from '../album-membership/album-name-key.ts';
import { endOf, invalidOption } from '../uploads/options/options.ts';
import { parseAlbumFields, type RequestedFields } from './album-fields.ts';
import { randomAlbumSlug, requireFreeSlug, toConflict } from './album-slug.ts';
import { type AlbumScope, lockAlbum, requireAlbum } from './find-album.ts';

/** A request to change one album, or to delete it. */
export interface AlbumToChange {
  actor: Actor;
  scope: AlbumScope;
  id: string;
}

/**
 * Changes fields of one of the albums in scope, all or nothing; another owner's is recorded in the audit log. Throws
 * `not_found`, `invalid_option`, `taken` and `busy`.
 */
export async function changeAlbum(
  services: Services,
  { actor, scope, id }: AlbumToChange,
  json: Readonly<Record<string, unknown>>,
): Promise<AlbumRow> {
  const { db, clock } = services;
  const now = clock.now();
  const requested = parseAlbumFields(json, now);
  await requireAlbum(db, scope, id);
  const slug = requested.slug === null ? randomAlbumSlug() : requested.slug;
  if (slug !== undefined) await requireFreeSlug(db, slug, id);
  const columns = await columnsOf(services, requested, now);
  return toConflict(slug ?? '', () =>
    transact(services, async (transaction, emit) => {
      const album = await lockAlbum(transaction, id, now);
      if (typeof requested.cover === 'string') {
        await requireMember(transaction, album.id, requested.cover);
      }
      const changed = await transaction
        .updateTable('albums')
        .set({ ...columns, ...(slug !== undefined && { slug }), changed_at: now })
        .where('id', '=', album.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      if (changesLocks(album, changed)) {
        const slugs = await publishAlbumLocks(transaction, album.id);
        emit({ kind: 'album.locks_changed', slugs });
      }
      const detail = Object.keys(json).join(', ');
      await auditOthersAlbum(transaction, services, {
        actor,
        action: 'album.changed',
        album: changed,
        detail,
      });
      return changed;
    }),
  );
}

/** Deletes one of the albums in scope; its files stay. Throws `not_found`. */
export async function deleteAlbum(
  services: Services,
  { actor, scope, id }: AlbumToChange,
): Promise<void> {
  const { db, clock } = services;
  const { user_id: ownerId } = await requireAlbum(db, scope, id);
  await transact(services, async (transaction, emit) => {
    // The account and its requests for files before the album, as uploads that join it.
    await lockUser(transaction, { id: ownerId });
    await transaction
      .updateTable('requests')
      .set({ album_id: null })
      .where('user_id', '=', ownerId)
      .where('album_id', '=', id)
      .execute();
    const album = await lockAlbum(transaction, id, clock.now());
    if (closesOwnLinks(album)) {
      const slugs = await publishAlbumLocks(transaction, album.id);
      emit({ kind: 'album.locks_changed', slugs });
    }
    await transaction.deleteFrom('legacy_links').where('target_id', '=', album.id).execute();
    await deleteDailyCounts(transaction, 'album', [album.id]);
    await transaction.deleteFrom('albums').where('id', '=', album.id).execute();
    await addToCollectionTotals(transaction, ownerId, { albums: -1 });
    await auditOthersAlbum(transaction, services, { actor, action: 'album.deleted', album });
  });
}

async function columnsOf(
  services: Services,
  { name, description, visibility, cover, password, expiry, ownLinks }: RequestedFields,
  now: number,
): Promise<Partial<AlbumRow>> {
  return {
    ...(name !== undefined && { name, name_key: albumNameKey(name) }),
    ...(description !== undefined && { description }),
    ...(visibility !== undefined && { visibility }),
    ...(cover !== undefined && { cover_id: cover }),
    ...(password !== undefined && {
      password_hash: password === null ? null : await services.passwords.links.hash(password),
    }),
    ...(expiry !== undefined && { expires_at: endOf(expiry, now) }),
    ...(ownLinks !== undefined && { own_links: ownLinks }),
  };
}

async function requireMember(
  transaction: Transaction<Schema>,
  albumId: string,
  uploadId: string,
): Promise<void> {
  const member = await transaction
    .selectFrom('album_uploads')
    .select('upload_id')
    .where('album_id', '=', albumId)
    .where('upload_id', '=', uploadId)
    .where('is_trashed', '=', 0)
    .executeTakeFirst();
  if (!member) throw invalidOption('cover', (m) => m.albums.cover);
}

interface ActionOnAlbum {
  actor: Actor;
  action: 'album.changed' | 'album.deleted';
  album: AlbumRow;
  /** The names of what was changed. */
  detail?: string;
}

/** Records an action on an album in the audit log, unless it is its owner's own. */
export async function auditOthersAlbum(
  transaction: Transaction<Schema>,
  { clock }: Pick<Services, 'clock'>,
  { actor, album, ...event }: ActionOnAlbum,
): Promise<void> {
  if (actor.id === album.user_id) return;
  const subject = { type: 'album', id: album.id, name: album.name } as const;
  await recordAudit(transaction, clock, { ...event, actor, subject });
}
