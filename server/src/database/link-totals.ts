import { sql, type Transaction } from 'kysely';

import type { Db } from './open.ts';
import type { LinkTotalsRow } from './rows/link-rows.ts';
import type { Schema } from './schema.ts';

/** What a user's short links change by. */
export type LinkTotals = Pick<LinkTotalsRow, 'links' | 'clicks'>;

/**
 * Adds to the totals of users, in the transaction that writes their short links and behind these: in the order of
 * their ids, so that two transactions cannot deadlock. Returns what each has now.
 */
export async function addToLinkTotals(
  transaction: Transaction<Schema>,
  changes: ReadonlyMap<string, LinkTotals>,
): Promise<LinkTotalsRow[]> {
  const changed: LinkTotalsRow[] = [];
  for (const [userId, { links, clicks }] of [...changes].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const row = await transaction
      .insertInto('link_totals')
      .values({ user_id: userId, links, clicks })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet({
          links: sql<number>`link_totals.links + excluded.links`,
          clicks: sql<number>`link_totals.clicks + excluded.clicks`,
        }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    changed.push(row);
  }
  return changed;
}

/** Short links and their clicks, of one owner or, without one, of the installation. */
export async function readLinkTotals(db: Db, ownerId: string | undefined): Promise<LinkTotals> {
  const { links, clicks } = await db
    .selectFrom('link_totals')
    .select(({ fn }) => [
      fn.sum<number>('links').as('links'),
      fn.sum<number>('clicks').as('clicks'),
    ])
    .$if(ownerId !== undefined, (query) => query.where('user_id', '=', ownerId ?? ''))
    .executeTakeFirstOrThrow();
  return { links: Number(links ?? 0), clicks: Number(clicks ?? 0) };
}
