import { type Kysely, sql } from 'kysely';

import type { Schema } from '../../database/schema.ts';

/**
 * The cover of each of these albums, by the album's id: the chosen one, or the first member if that is gone or in the
 * trash; none for albums without members.
 */
export async function findCovers(
  db: Kysely<Schema>,
  albumIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (albumIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; cover: string | null }>`
    select id, coalesce(
      (select upload_id from album_uploads
        where album_id = albums.id and upload_id = albums.cover_id and is_trashed = 0),
      (select upload_id from album_uploads
        where album_id = albums.id and is_trashed = 0 order by position limit 1)) as cover
    from albums where id in (${sql.join(albumIds)})`.execute(db);
  return new Map(rows.flatMap(({ id, cover }) => (cover === null ? [] : [[id, cover]])));
}
