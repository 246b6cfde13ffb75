import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';

import { isPostgres } from './dialect.ts';
import { publishInvalidation } from './invalidation/publish.ts';
import { listed } from './listed.ts';
import type { AlbumRow } from './rows/album-rows.ts';
import type { LinkedUpload } from './rows/upload-rows.ts';
import type { Schema } from './schema.ts';

// What an album asks at the own links of its files, where its owner wants that. See decision 78.

/** The columns of an album by which it may close the own links of its files. */
type LockingColumns = Pick<AlbumRow, 'own_links' | 'password_hash' | 'expires_at'>;

/** Whether the own links of an album's files ask what its page asks. */
export const closesOwnLinks = ({ own_links, password_hash, expires_at }: LockingColumns) =>
  own_links === 'with_album' && (password_hash !== null || expires_at !== null);

/** Whether a change of an album changes what it asks at the own links of its files. */
export const changesLocks = (before: LockingColumns, after: LockingColumns) =>
  closesOwnLinks(before) !== closesOwnLinks(after) ||
  (closesOwnLinks(after) &&
    (before.password_hash !== after.password_hash || before.expires_at !== after.expires_at));

// The same rule in SQL, for the albums of the upload in the row of `uploads`.
const lockingAlbums = sql`from album_uploads as membership
  join albums as locking on locking.id = membership.album_id
  where membership.upload_id = uploads.id and locking.own_links = 'with_album'
    and (locking.password_hash is not null or locking.expires_at is not null)`;

/** More locks than these are not read: they are in memory with each upload, and an account may have thousands of albums. */
export const albumLocksMax = 32;

/**
 * The locks of an upload's albums, as JSON, one more than `albumLocksMax` at most; null: none of them closes its links. Part
 * of the query that reads the row of `uploads`, so that what is kept in memory has both.
 */
export function albumLocks(db: Kysely<Schema>): RawBuilder<string | null> {
  const columns = sql`'id', id, 'password_hash', password_hash, 'expires_at', expires_at`;
  const locks = sql`from (select locking.id, locking.password_hash, locking.expires_at ${lockingAlbums}
    order by locking.id limit ${sql.lit(albumLocksMax + 1)}) as locks`;
  return isPostgres(db)
    ? sql`(select json_agg(json_build_object(${columns}))::text ${locks})`
    : sql`(select nullif(json_group_array(json_object(${columns})), '[]') ${locks})`;
}

/** The locks of one upload's albums. */
export async function readAlbumLocks(
  db: Kysely<Schema>,
  uploadId: string,
): Promise<Pick<LinkedUpload, 'album_locks'>> {
  const found = await db
    .selectFrom('uploads')
    .select(albumLocks(db).as('album_locks'))
    .where('id', '=', uploadId)
    .executeTakeFirst();
  return found ?? { album_locks: null };
}

/** Whether the row of `uploads` is closed by another album than this one: it has a password, or is over. */
export const isClosedElsewhere = (albumId: string, now: number) => sql<boolean>`exists (
  select 1 ${lockingAlbums} and locking.id <> ${albumId}
    and (locking.password_hash is not null or locking.expires_at <= ${now}))`;

/**
 * Publishes, in the transaction that holds the album's row, that the locks of its files are others; of all of its files, or of
 * these that join or leave it. Returns their slugs, for the process's own memory after the commit.
 */
export async function publishAlbumLocks(
  transaction: Transaction<Schema>,
  albumId: string,
  uploadIds?: readonly string[],
): Promise<string[]> {
  const members = transaction
    .selectFrom('album_uploads')
    .select('upload_id')
    .where('album_id', '=', albumId);
  const concerned = await transaction
    .selectFrom('uploads')
    .select('slug')
    .where('id', 'in', uploadIds ? listed(transaction, uploadIds) : members)
    .execute();
  const slugs = concerned.map(({ slug }) => slug);
  await publishInvalidation(transaction, { kind: 'uploads', slugs });
  return slugs;
}
