import { sql, type Transaction } from 'kysely';

import { isPostgres } from '../../../database/dialect.ts';
import { listed } from '../../../database/listed.ts';
import type { Schema } from '../../../database/schema.ts';

/** What becomes of uploads in all their albums. */
export type MemberChange = 'hide' | 'show' | 'leave';

/**
 * Changes what these uploads are in their albums, and the counts of these. The caller holds the rows of the uploads,
 * so that none of them joins another album meanwhile.
 */
export async function changeAlbumMembers(
  transaction: Transaction<Schema>,
  uploadIds: readonly string[],
  change: MemberChange,
): Promise<void> {
  if (uploadIds.length === 0) return;
  const albumIds = transaction
    .selectFrom('album_uploads')
    .select('album_id')
    .where('upload_id', 'in', listed(transaction, uploadIds));
  // In the order of ids, as every transaction that changes several albums, so that none deadlock.
  const albums = await transaction
    .selectFrom('albums')
    .select('id')
    .where('id', 'in', albumIds)
    .orderBy('id')
    .$if(isPostgres(transaction), (query) => query.forUpdate())
    .execute();
  if (albums.length === 0) return;
  const wasTrashed = change === 'show' ? 1 : 0;
  const counted = sql<number>`(select count(*) from album_uploads
    where album_id = albums.id and is_trashed = ${wasTrashed} and upload_id in ${listed(transaction, uploadIds)})`;
  await transaction
    .updateTable('albums')
    .set(({ eb }) => ({ upload_count: eb('upload_count', change === 'show' ? '+' : '-', counted) }))
    .where('id', 'in', albumIds)
    .execute();
  if (change === 'leave') {
    await transaction
      .updateTable('albums')
      .set({ cover_id: null })
      .where('id', 'in', albumIds)
      .where('cover_id', 'in', listed(transaction, uploadIds))
      .execute();
    await transaction
      .deleteFrom('album_uploads')
      .where('upload_id', 'in', listed(transaction, uploadIds))
      .execute();
    return;
  }
  await transaction
    .updateTable('album_uploads')
    .set({ is_trashed: change === 'hide' ? 1 : 0 })
    .where('upload_id', 'in', listed(transaction, uploadIds))
    .execute();
}
