import { type Actor, recordAudit } from '../../../audit.ts';
import { takeLock } from '../../../database/lock.ts';
import { addToTotal } from '../../../database/totals.ts';
import { transact } from '../../../events/event-bus.ts';
import type { Services } from '../../../services.ts';
import { livenessEvents } from '../live/domain-liveness.ts';
import { relinkInBatches } from '../live/relink-files.ts';
import { requireDomain } from './find-domain.ts';

/**
 * Deletes a domain, with `ownerId` only one of that user. Its files get links on the app's host. Can be
 * repeated after an interruption. Throws `not_found`.
 */
export async function removeDomain(
  services: Services,
  actor: Actor,
  { id, ownerId }: { id: string; ownerId: string | undefined },
): Promise<void> {
  const { db, clock } = services;
  await requireDomain(db, { id, ownerId });
  // The foreign key would do this as well, but for all rows in one statement.
  await relinkInBatches(db, id, null);
  await transact(services, async (transaction, note) => {
    await takeLock(transaction, 'domains', clock);
    const domain = await requireDomain(transaction, { id, ownerId });
    const { name, status } = domain;
    await transaction.deleteFrom('domains').where('id', '=', id).execute();
    await addToTotal(transaction, 'domains', -1);
    if (status === 'pending') await addToTotal(transaction, 'pending_domains', -1);
    const subject = { type: 'domain' as const, id, name };
    await recordAudit(transaction, clock, { actor, action: 'domain.removed', subject });
    note({ kind: 'domain.removed', domain }, ...livenessEvents(domain, undefined));
  });
}
