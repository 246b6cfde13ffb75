import type { Transaction } from 'kysely';

import { recordAudit } from '../../../audit.ts';
import { takeLock } from '../../../database/lock.ts';
import type { Schema } from '../../../database/schema.ts';
import { minuteMs, secondMs } from '../../../lib/clock.ts';
import { AppError } from '../../../lib/errors.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import { domainDisabled } from '../../../mail/templates.ts';
import type { Services } from '../../../services.ts';
import { hasWorkingLinks } from '../../users/blocked-owners.ts';
import { findAdministratorsToNotify } from '../../users/find-administrators.ts';
import { isLiveDomain } from '../live/domain-liveness.ts';
import { type OwnedDomain, requireDomain, selectOwnedDomains } from '../requests/find-domain.ts';
import { verificationOutcome } from './verification-outcome.ts';
import { type Verification, verifyDomain } from './verify-domain.ts';

// A process that dies during a check keeps the domain from the others for so long.
const checkLeaseMs = minuteMs;
const manualCheckIntervalMs = 10 * secondMs;
// Each check makes this server ask name servers and the addresses behind the name. A person who is
// setting up records asks far more rarely.
const checksLimit = { max: 30, windowMs: 10 * minuteMs };

type CheckServices = Pick<Services, 'config' | 'db' | 'secret' | 'clock' | 'log' | 'publish'>;

/**
 * Checks a domain because the user `askerId` asks for it, `ownerId`'s only where one is given. Throws
 * `not_found`, `invalid_request` for a rejected one or a suspended owner's, `too_many_attempts`.
 */
export async function checkDomainNow(
  services: CheckServices & Pick<Services, 'rateLimits'>,
  { id, ownerId, askerId }: { id: string; ownerId: string | undefined; askerId: string },
): Promise<OwnedDomain> {
  const { db, clock, rateLimits } = services;
  const domain = await requireDomain(db, { id, ownerId });
  if (domain.status === 'rejected') {
    throw new AppError('invalid_request', 'A rejected domain is not checked.');
  }
  if (!hasWorkingLinks({ status: domain.owner_status, keep_links: domain.owner_keep_links })) {
    throw new AppError('invalid_request', 'The domain of a suspended account is not checked.');
  }
  const now = clock.now();
  // What is refused for this domain alone does not count.
  if (!mayBegin(domain, now)) throw justChecked();
  await rateLimits.consume([`domain-check ${askerId}`, checksLimit]);
  const turn = await db
    .updateTable('domains')
    .set({ check_began_at: now, next_check_at: now + checkLeaseMs })
    .where('id', '=', id)
    .where('check_began_at', '=', domain.check_began_at)
    .where('next_check_at', 'is not distinct from', domain.next_check_at)
    .returning('id')
    .executeTakeFirst();
  if (!turn) throw justChecked();
  await runCheck(services, { ...domain, check_began_at: now });
  return requireDomain(db, { id, ownerId });
}

/** One check of a domain at a time, and some time between those that are asked for. */
function mayBegin({ check_began_at: beganAt, next_check_at: nextAt }: OwnedDomain, now: number) {
  const isUnderWay = nextAt === beganAt + checkLeaseMs && nextAt > now;
  return beganAt <= now - manualCheckIntervalMs && !isUnderWay;
}

const justChecked = () =>
  new AppError('too_many_attempts', 'This domain has just been checked.', {
    retryAfterSeconds: manualCheckIntervalMs / secondMs,
  });

/** Checks a domain whose check is due, unless another process does. */
export async function checkDueDomain(
  services: CheckServices,
  id: string,
  stopping: AbortSignal,
): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const turn = await db
    .updateTable('domains')
    .set({ check_began_at: now, next_check_at: now + checkLeaseMs })
    .where('id', '=', id)
    .where('next_check_at', '<=', now)
    .returning('id')
    .executeTakeFirst();
  if (!turn) return;
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
    // Nothing was found out; the next process begins anew.
    await services.db
      .updateTable('domains')
      .set({ next_check_at: domain.check_began_at })
      .where('id', '=', domain.id)
      .where('check_began_at', '=', domain.check_began_at)
      .execute();
    return;
  }
  const hasOpenedOrClosed = await services.db
    .transaction()
    .execute((transaction) => saveOutcome(services, transaction, domain, found));
  if (hasOpenedOrClosed) await services.publish({ kind: 'live-domains' });
}

/** Whether the domain has become live, or is no longer. */
async function saveOutcome(
  services: CheckServices,
  transaction: Transaction<Schema>,
  domain: OwnedDomain,
  found: Verification,
): Promise<boolean> {
  const { clock, log } = services;
  const now = clock.now();
  const outcome = verificationOutcome(domain, found, now);
  const after = { ...domain, ...outcome };
  const wasLive = isLiveDomain(domain);
  const isLive = isLiveDomain(after);
  // Every process that has live domains in memory looks at the lock.
  if (wasLive !== isLive) await takeLock(transaction, 'domains', clock);
  const noted = await transaction
    .updateTable('domains')
    .set(outcome)
    .where('id', '=', domain.id)
    // Whoever has decided about it since then, or has begun another check, knows better.
    .where('check_began_at', '=', domain.check_began_at)
    .returning('id')
    .executeTakeFirst();
  if (!noted) return false;
  log.debug('domain.checked', { domain: domain.name, ...found });
  if (wasLive === isLive || domain.disabled_at === outcome.disabled_at) return wasLive !== isLive;
  if (wasLive) await notifyDisabled(services, transaction, after);
  await recordAudit(transaction, clock, {
    actor: null,
    action: isLive ? 'domain.enabled' : 'domain.disabled',
    subject: { type: 'domain', id: domain.id, name: domain.name },
  });
  return true;
}

async function notifyDisabled(
  { config, clock }: CheckServices,
  transaction: Transaction<Schema>,
  domain: OwnedDomain,
): Promise<void> {
  const reason = `For 7 days: ${domain.owned_reason || domain.pointing_reason}.`;
  const owner = { username: domain.owner_name, email: domain.owner_email };
  const administrators = await findAdministratorsToNotify(transaction);
  const others = administrators.filter(({ email }) => email !== owner.email);
  for (const recipient of [owner, ...others]) {
    const message = domainDisabled(config, recipient, domain.name, reason);
    await queueMail(transaction, { config, clock }, message);
  }
}
