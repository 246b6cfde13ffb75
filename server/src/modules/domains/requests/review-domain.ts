import { type Actor, recordAudit } from '../../../audit.ts';
import { takeLock } from '../../../database/lock.ts';
import { addToTotal } from '../../../database/totals.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import { domainApproved, domainRejected } from '../../../mail/templates.ts';
import type { Services } from '../../../services.ts';
import { initialVerification } from '../verification/initial-verification.ts';
import { type OwnedDomain, requireDomain } from './find-domain.ts';

/** What an administrator says about a domain. `reason` is for its owner, and may be empty. */
export type Review = { status: 'approved' } | { status: 'rejected'; reason: string };

/** Approves or rejects a domain, whatever was decided before. Throws `not_found`. */
export async function reviewDomain(
  services: Services,
  actor: Actor,
  id: string,
  decision: Review,
): Promise<OwnedDomain> {
  const { db, clock, publish } = services;
  const { status } = decision;
  const reason = status === 'rejected' ? decision.reason : '';
  const decided = await db.transaction().execute(async (transaction) => {
    await takeLock(transaction, 'domains', clock);
    const before = await requireDomain(transaction, { id });
    if (before.status === status && before.reason === reason) return before;
    // Noted nowhere, what a check under way finds was found before this.
    const checks =
      status === 'approved'
        ? { check_began_at: 0, next_check_at: clock.now(), failing_since: null, disabled_at: null }
        : // Its ownership is proven anew before it can serve again.
          { ...initialVerification, next_check_at: null };
    const changes = { status, reason, ...checks };
    await transaction.updateTable('domains').set(changes).where('id', '=', id).execute();
    await queueMail(transaction, services, messageOf(services, before, decision));
    if (before.status === 'pending') await addToTotal(transaction, 'pending_domains', -1);
    await recordAudit(transaction, clock, {
      actor,
      action: `domain.${status}`,
      subject: { type: 'domain', id, name: before.name },
    });
    return { ...before, ...changes };
  });
  await publish({ kind: 'live-domains' });
  return decided;
}

function messageOf({ config }: Services, domain: OwnedDomain, decision: Review) {
  const owner = { username: domain.owner_name, email: domain.owner_email };
  if (decision.status === 'approved') return domainApproved(config, owner, domain.name);
  return domainRejected(config, owner, domain.name, decision.reason);
}
