import type { Transaction } from 'kysely';

import { type Actor, recordAudit } from '../../audit.ts';
import { deleteDailyCounts } from '../../database/daily-counts.ts';
import { addToLinkTotals, type LinkTotals } from '../../database/link-totals.ts';
import { lockRows } from '../../database/lock.ts';
import type { ShortLinkRow } from '../../database/rows/link-rows.ts';
import type { Schema } from '../../database/schema.ts';
import { sharedNow } from '../../database/shared-clock.ts';
import type { Services } from '../../services.ts';
import { type LinkScope, noSuchLink } from './link-scope.ts';

// Others write between two transactions: this many rows hold them up for a few milliseconds.
const linksPerTransaction = 200;

interface LinksToRemove {
  ids: readonly string[];
  /** Restricts the deletion to this owner's links; undefined: any owner's. */
  ownerId?: string | undefined;
  /** Only links that end at this time or before, which leave word that they have ended. */
  endsBy?: number | undefined;
}

/** Deletes one of the links in scope, with its names; another owner's is recorded in the audit log. Throws `not_found`. */
export async function removeLinkAs(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  { ownerId }: LinkScope,
  id: string,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const [link] = await removeLinks(transaction, { ids: [id], ownerId });
    if (!link) throw noSuchLink();
    if (link.user_id === actor.id) return;
    const subject = { type: 'link' as const, id, name: link.custom_slug ?? link.slug };
    const detail = link.target;
    await recordAudit(transaction, clock, { actor, action: 'link.deleted', subject, detail });
  });
}

/** Deletes all links of a user in batches. */
export async function removeLinksOf({ db }: Pick<Services, 'db'>, ownerId: string): Promise<void> {
  for (;;) {
    const batch = await db
      .selectFrom('short_links')
      .select('id')
      .where('user_id', '=', ownerId)
      .limit(linksPerTransaction)
      .execute();
    const ids = batch.map(({ id }) => id);
    await db.transaction().execute((transaction) => removeLinks(transaction, { ids, ownerId }));
    if (batch.length < linksPerTransaction) return;
  }
}

type ExpiryServices = Pick<Services, 'db' | 'clock' | 'ages'>;

/** Whether a link has ended. */
export const hasExpiredLinks = async (services: ExpiryServices): Promise<boolean> =>
  (await findExpired(services, services.ages.now(), 1)).length > 0;

/** Deletes links that have ended, and leaves word of them. */
export async function removeExpiredLinks(
  services: ExpiryServices,
  stopping: AbortSignal,
): Promise<void> {
  const endsBy = services.ages.now();
  while (!stopping.aborted) {
    const batch = await findExpired(services, endsBy, linksPerTransaction);
    const ids = batch.map(({ id }) => id);
    await services.db
      .transaction()
      .execute((transaction) => removeLinks(transaction, { ids, endsBy }));
    if (batch.length < linksPerTransaction) return;
  }
}

/** By the clocks by which uploads that have ended go: one that runs ahead deletes nothing early. */
const findExpired = ({ db, clock }: ExpiryServices, endsBy: number, limit: number) =>
  db
    .selectFrom('short_links')
    .select('id')
    .where('expires_at', '<=', endsBy)
    .where('expires_at', '<=', sharedNow(db, clock))
    .orderBy('expires_at')
    .limit(limit)
    .execute();

/** Deletes links with their names, and updates the totals. Returns those that this transaction has deleted. */
async function removeLinks(
  transaction: Transaction<Schema>,
  { ids, ownerId, endsBy }: LinksToRemove,
): Promise<ShortLinkRow[]> {
  const held = await holdLinks(transaction, { ids, ownerId, endsBy });
  if (held.length === 0) return [];
  const links = await transaction
    .deleteFrom('short_links')
    .where('id', 'in', held)
    .returningAll()
    .execute();
  const names = await transaction
    .deleteFrom('link_names')
    .where('upload_id', 'in', held)
    .returning(['space', 'slug'])
    .execute();
  await deleteDailyCounts(transaction, 'link', held);
  await transaction.deleteFrom('legacy_links').where('target_id', 'in', held).execute();
  if (endsBy !== undefined) {
    const ended = { ended_at: endsBy, kind: 'link' as const };
    const addresses = [...links.map(({ slug }) => ({ space: '', slug })), ...names];
    await transaction
      .insertInto('ended_links')
      .values(addresses.map((address) => ({ ...address, ...ended })))
      .onConflict((conflict) => conflict.columns(['space', 'slug']).doUpdateSet(ended))
      .execute();
  }
  await addToLinkTotals(transaction, changesBy(links));
  return links;
}

/** In the order of ids, as every transaction that changes several links, so that none deadlock. */
async function holdLinks(
  transaction: Transaction<Schema>,
  { ids, ownerId, endsBy }: LinksToRemove,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const held = await transaction
    .selectFrom('short_links')
    .select('id')
    .where('id', 'in', ids)
    .$if(ownerId !== undefined, (query) => query.where('user_id', '=', ownerId ?? ''))
    .$if(endsBy !== undefined, (query) => query.where('expires_at', '<=', endsBy ?? 0))
    .orderBy('id')
    .$call(lockRows(transaction))
    .execute();
  return held.map(({ id }) => id);
}

function changesBy(links: readonly ShortLinkRow[]): Map<string, LinkTotals> {
  const changes = new Map<string, LinkTotals>();
  for (const { user_id: id, clicks } of links) {
    const known = changes.get(id) ?? { links: 0, clicks: 0 };
    changes.set(id, { links: known.links - 1, clicks: known.clicks - clicks });
  }
  return changes;
}
