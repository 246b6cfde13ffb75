import type { ServerMessages } from '@perch/messages/catalogue';
import type { Transaction } from 'kysely';

import { recordAudit } from '../../../audit.ts';
import { acquireLock } from '../../../database/lock.ts';
import type { Schema } from '../../../database/schema.ts';
import { transact } from '../../../events/event-bus.ts';
import { dayMs, minuteMs, secondMs } from '../../../lib/clock.ts';
import { AppError } from '../../../lib/errors.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import { domainDisabled } from '../../../mail/templates.ts';
import type { Services } from '../../../services.ts';
import { hasWorkingLinks } from '../../accounts/blocked-owners.ts';
import { findAdministratorsToNotify } from '../../accounts/find-administrators.ts';
import { isLiveDomain, livenessEvents } from '../live/domain-liveness.ts';
import {
  type OwnedDomain,
  ownerOf,
  requireDomain,
  selectOwnedDomains,
} from '../requests/find-domain.ts';
import { checkReason } from './check-failure.ts';
import { disableAfterMs, verificationOutcome } from './verification-outcome.ts';
import { type Verification, verifyDomain } from './verify-domain.ts';

// A check leases the domain; after a crash another process may check it when the lease has expired.
const checkLeaseMs = minuteMs;
const manualCheckIntervalMs = 10 * secondMs;
// Each check sends DNS and HTTPS requests to third parties. Setting up records needs far fewer checks.
const checksLimit = { max: 30, windowMs: 10 * minuteMs };

type CheckServices = Pick<
  Services,
  'config' | 'db' | 'secret' | 'clock' | 'log' | 'events' | 'settings'
>;

/**
 * Checks a domain at the request of the user `requesterId`; with `ownerId` only a domain of that user. Throws
 * `not_found`, `invalid_request` for a rejected domain or a suspended owner, `too_many_attempts`.
 */
export async function checkDomainNow(
  services: CheckServices & Pick<Services, 'rateLimits'>,
  { id, ownerId, requesterId }: { id: string; ownerId: string | undefined; requesterId: string },
): Promise<OwnedDomain> {
  const { db, clock, rateLimits } = services;
  const domain = await requireDomain(db, { id, ownerId });
  if (domain.status === 'rejected') {
    throw new AppError('invalid_request', (m) => m.errors.rejectedNotChecked);
  }
  if (!hasWorkingLinks({ status: domain.owner_status, keep_links: domain.owner_keep_links })) {
    throw new AppError('invalid_request', (m) => m.errors.suspendedNotChecked);
  }
  const now = clock.now();
  // Refused before it counts against the user's limit.
  if (!mayCheck(domain, now)) throw justChecked();
  await rateLimits.consume([`domain-check ${requesterId}`, checksLimit]);
  const lease = await db
    .updateTable('domains')
    .set({ check_began_at: now, next_check_at: now + checkLeaseMs })
    .where('id', '=', id)
    .where('check_began_at', '=', domain.check_began_at)
    .where('next_check_at', 'is not distinct from', domain.next_check_at)
    .returning('id')
    .executeTakeFirst();
  if (!lease) throw justChecked();
  await runCheck(services, { ...domain, check_began_at: now });
  return requireDomain(db, { id, ownerId });
}

/** Whether no check is in progress and the last manual one is long enough ago. */
function mayCheck({ check_began_at: beganAt, next_check_at: nextAt }: OwnedDomain, now: number) {
  const isInProgress = nextAt === beganAt + checkLeaseMs && nextAt > now;
  return beganAt <= now - manualCheckIntervalMs && !isInProgress;
}

const justChecked = () =>
  new AppError('too_many_attempts', (m) => m.errors.justChecked, {
    retryAfterSeconds: manualCheckIntervalMs / secondMs,
  });

/** Checks a domain that is due, unless another process has leased it. */
export async function checkDueDomain(
  services: CheckServices,
  id: string,
  stopping: AbortSignal,
): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const lease = await db
    .updateTable('domains')
    .set({ check_began_at: now, next_check_at: now + checkLeaseMs })
    .where('id', '=', id)
    .where('next_check_at', '<=', now)
    .returning('id')
    .executeTakeFirst();
  if (!lease) return;
  const domain = await selectOwnedDomains(db).where('domains.id', '=', id).executeTakeFirst();
  if (domain) await runCheck(services, domain, stopping);
}

async function runCheck(
  services: CheckServices,
  domain: OwnedDomain,
  stopping?: AbortSignal,
): Promise<void> {
  const found = await verifyDomain(services, domain, stopping);
  if (stopping?.aborted) {
    // Interrupted without an outcome: release the lease, so that another process checks it.
    await services.db
      .updateTable('domains')
      .set({ next_check_at: domain.check_began_at })
      .where('id', '=', domain.id)
      .where('check_began_at', '=', domain.check_began_at)
      .execute();
    return;
  }
  await transact(services, async (transaction, emit) => {
    const after = await saveOutcome(services, transaction, domain, found);
    if (after) emit(...livenessEvents(domain, after));
  });
}

/** Saves a check's outcome, with mail and audit entry. Returns the domain as it is then; undefined: the outcome no longer counts. */
async function saveOutcome(
  services: CheckServices,
  transaction: Transaction<Schema>,
  domain: OwnedDomain,
  found: Verification,
): Promise<OwnedDomain | undefined> {
  const { clock, log } = services;
  const now = clock.now();
  const outcome = verificationOutcome(domain, found, now);
  const after = { ...domain, ...outcome };
  const wasLive = isLiveDomain(domain);
  const isLive = isLiveDomain(after);
  // Taking the lock makes every process reload its live domains.
  if (wasLive !== isLive) await acquireLock(transaction, 'domains', clock);
  const updated = await transaction
    .updateTable('domains')
    .set(outcome)
    .where('id', '=', domain.id)
    // Outdated if the domain was reviewed, or another check began, since this one started.
    .where('check_began_at', '=', domain.check_began_at)
    .returning('id')
    .executeTakeFirst();
  if (!updated) return undefined;
  log.debug('domain.checked', { domain: domain.name, ...found });
  if (wasLive === isLive || domain.disabled_at === outcome.disabled_at) return after;
  if (wasLive) await notifyDisabled(services, transaction, after);
  await recordAudit(transaction, clock, {
    actor: null,
    action: isLive ? 'domain.enabled' : 'domain.disabled',
    subject: { type: 'domain', id: domain.id, name: domain.name },
  });
  return after;
}

async function notifyDisabled(
  services: CheckServices,
  transaction: Transaction<Schema>,
  domain: OwnedDomain,
): Promise<void> {
  const days = disableAfterMs / dayMs;
  const stored = domain.owned_reason || domain.pointing_reason;
  const problem = (m: ServerMessages) => checkReason(stored, m);
  const owner = ownerOf(domain);
  const administrators = await findAdministratorsToNotify(transaction);
  const others = administrators.filter(({ email }) => email !== owner.email);
  for (const recipient of [owner, ...others]) {
    const message = domainDisabled(services, recipient, domain.name, { days, problem });
    await queueMail(transaction, services, message);
  }
}
