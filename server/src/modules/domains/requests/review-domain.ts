import { type Actor, recordAudit } from '../../../audit.ts';
import { acquireLock } from '../../../database/lock.ts';
import { addToTotal } from '../../../database/totals.ts';
import { transact } from '../../../events/event-bus.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import { domainApproved, domainRejected } from '../../../mail/templates.ts';
import type { Services } from '../../../services.ts';
import { livenessEvents } from '../live/domain-liveness.ts';
import { initialVerification } from '../verification/initial-verification.ts';
import { type OwnedDomain, ownerOf, requireDomain } from './find-domain.ts';

/** An administrator's decision. `reason` is shown to the owner and may be empty. */
export type Review = { status: 'approved' } | { status: 'rejected'; reason: string };

/**
 * Approves or rejects a domain, regardless of its present status (see `live/domain-liveness.ts`).
 * Throws `not_found`.
 */
export async function reviewDomain(
  services: Services,
  actor: Actor,
  id: string,
  review: Review,
): Promise<OwnedDomain> {
  const { clock } = services;
  const { status } = review;
  const reason = status === 'rejected' ? review.reason : '';
  return transact(services, async (transaction, emit) => {
    await acquireLock(transaction, 'domains', clock);
    const before = await requireDomain(transaction, { id });
    if (before.status === status && before.reason === reason) return before;
    // Resetting `check_began_at` discards the outcome of a check in progress, which predates the review.
    const checks =
      status === 'approved'
        ? { check_began_at: 0, next_check_at: clock.now(), failing_since: null, disabled_at: null }
        : // Ownership must be proven again before the domain can be live.
          { ...initialVerification, next_check_at: null };
    const changes = { status, reason, ...checks };
    await transaction.updateTable('domains').set(changes).where('id', '=', id).execute();
    await queueMail(transaction, services, messageOf(services, before, review));
    if (before.status === 'pending') await addToTotal(transaction, 'pending_domains', -1);
    await recordAudit(transaction, clock, {
      actor,
      action: `domain.${status}`,
      subject: { type: 'domain', id, name: before.name },
    });
    const after = { ...before, ...changes };
    emit({ kind: `domain.${status}`, domain: after }, ...livenessEvents(before, after));
    return after;
  });
}

function messageOf(services: Services, domain: OwnedDomain, review: Review) {
  const owner = ownerOf(domain);
  if (review.status === 'approved') return domainApproved(services, owner, domain.name);
  return domainRejected(services, owner, domain.name, review.reason);
}
