import { type Actor, recordAudit } from '../../audit.ts';
import { takeLock } from '../../database/lock.ts';
import { addToTotal } from '../../database/totals.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { domainApproved, domainRejected } from '../../mail/templates.ts';
import type { Services } from '../../services.ts';
import { type OwnedDomain, requireDomain } from './find-domain.ts';

/** What an administrator says about a domain. `reason` is for its owner, and may be empty. */
export type Decision = { status: 'approved' } | { status: 'rejected'; reason: string };

/** Approves or rejects a domain, whatever was decided before. Throws `not_found`. */
export async function decideDomain(
  services: Services,
  actor: Actor,
  id: string,
  decision: Decision,
): Promise<OwnedDomain> {
  const { db, clock } = services;
  const { status } = decision;
  const reason = status === 'rejected' ? decision.reason : '';
  return db.transaction().execute(async (transaction) => {
    await takeLock(transaction, 'domains', clock.now());
    const before = await requireDomain(transaction, { id });
    if (before.status === status && before.reason === reason) return before;
    await transaction.updateTable('domains').set({ status, reason }).where('id', '=', id).execute();
    await queueMail(transaction, services, messageOf(services, before, decision));
    if (before.status === 'pending') await addToTotal(transaction, 'pending_domains', -1);
    await recordAudit(transaction, clock, {
      actor,
      action: `domain.${status}`,
      subject: { type: 'domain', id, name: before.name },
    });
    return { ...before, status, reason };
  });
}

function messageOf({ config }: Services, domain: OwnedDomain, decision: Decision) {
  const owner = { username: domain.owner_name, email: domain.owner_email };
  if (decision.status === 'approved') return domainApproved(config, owner, domain.name);
  return domainRejected(config, owner, domain.name, decision.reason);
}
