import { sql, type Transaction } from 'kysely';

import type { Db } from './open.ts';
import type { CollectionTotalsRow } from './rows/total-rows.ts';
import type { Schema } from './schema.ts';

/** Numbers of albums, tags and requests for files. */
export type CollectionTotals = Omit<CollectionTotalsRow, 'user_id'>;

const none: CollectionTotals = { albums: 0, tags: 0, requests: 0 };

/** Adds to the totals of a user, in the transaction that has the lock of the user's row and writes those rows. */
export async function addToCollectionTotals(
  transaction: Transaction<Schema>,
  userId: string,
  changes: Partial<CollectionTotals>,
): Promise<void> {
  await transaction
    .insertInto('collection_totals')
    .values({ user_id: userId, ...none, ...changes })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        albums: sql<number>`collection_totals.albums + excluded.albums`,
        tags: sql<number>`collection_totals.tags + excluded.tags`,
        requests: sql<number>`collection_totals.requests + excluded.requests`,
      }),
    )
    .execute();
}

/** Totals of one owner or, without one, of the installation. */
export async function readCollectionTotals(
  db: Db,
  ownerId: string | undefined,
): Promise<CollectionTotals> {
  const { albums, tags, requests } = await db
    .selectFrom('collection_totals')
    .select(({ fn }) => [
      fn.sum<number>('albums').as('albums'),
      fn.sum<number>('tags').as('tags'),
      fn.sum<number>('requests').as('requests'),
    ])
    .$if(ownerId !== undefined, (query) => query.where('user_id', '=', ownerId ?? ''))
    .executeTakeFirstOrThrow();
  return { albums: Number(albums ?? 0), tags: Number(tags ?? 0), requests: Number(requests ?? 0) };
}
