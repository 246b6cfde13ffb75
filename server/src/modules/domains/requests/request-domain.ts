import { randomBytes } from 'node:crypto';

import type { DomainType } from '@perch/contract/domains';
import type { Transaction } from 'kysely';

import { type Actor, recordAudit } from '../../../audit.ts';
import { acquireLock } from '../../../database/lock.ts';
import type { Schema } from '../../../database/schema.ts';
import { addToTotal } from '../../../database/totals.ts';
import { transact } from '../../../events/event-bus.ts';
import { AppError } from '../../../lib/errors.ts';
import { newId } from '../../../lib/random.ts';
import type { Services } from '../../../services.ts';
import { parentsOf, parseDomainName } from '../domain-name.ts';
import { initialVerification } from '../verification/initial-verification.ts';
import { type OwnedDomain, requireDomain } from './find-domain.ts';
import { refuseReserved } from './reserved-names.ts';

const domainsPerUserMax = 100;
const tokenBytes = 16;

interface DomainRequest {
  /** The full name, in any notation. */
  domain: string;
  type: DomainType;
}

/**
 * Requests a domain, which then awaits review (see `live/domain-liveness.ts`). Throws `invalid_request`
 * for a malformed name, `reserved` for one that no user may have, `taken`, `domain_limit`.
 */
export async function requestDomain(
  services: Services,
  actor: Actor,
  { domain, type }: DomainRequest,
): Promise<OwnedDomain> {
  const { clock, config } = services;
  const name = parseDomainName(domain);
  const appHost = new URL(config.publicUrl).hostname;
  refuseReserved(name, type, { appHost, baseDomains: config.baseDomains });
  return transact(services, async (transaction, emit) => {
    // A unique index cannot express overlapping names, so requests are serialized.
    await acquireLock(transaction, 'domains', clock);
    await refuseTaken(transaction, actor.id, name);
    await refuseTooMany(transaction, actor.id);
    const id = newId();
    await transaction
      .insertInto('domains')
      .values({
        id,
        user_id: actor.id,
        name,
        type,
        status: 'pending',
        reason: '',
        // Always new: an earlier owner's TXT record may still exist.
        token: randomBytes(tokenBytes).toString('hex'),
        ...initialVerification,
        next_check_at: clock.now(),
        redirect_url: '',
        brand_name: '',
        brand_accent: '',
        created_at: clock.now(),
      })
      .execute();
    await addToTotal(transaction, 'domains', 1);
    await addToTotal(transaction, 'pending_domains', 1);
    const subject = { type: 'domain' as const, id, name };
    await recordAudit(transaction, clock, { actor, action: 'domain.requested', subject });
    const requested = await requireDomain(transaction, { id });
    emit({ kind: 'domain.requested', domain: requested });
    return requested;
  });
}

/** Parents and children of another user's domain are refused: each could prove ownership of the other. */
async function refuseTaken(
  transaction: Transaction<Schema>,
  userId: string,
  name: string,
): Promise<void> {
  const held = await transaction
    .selectFrom('domains')
    .select(['name', 'user_id'])
    .where(({ eb, and, or }) =>
      or([
        eb('name', '=', name),
        and([
          eb('user_id', '!=', userId),
          or([eb('name', 'in', parentsOf(name)), eb('name', 'like', `%.${name}`)]),
        ]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  if (!held) return;
  const isOwn = held.user_id === userId;
  throw new AppError('taken', isOwn ? (m) => m.errors.domainListed : (m) => m.errors.domainTaken);
}

async function refuseTooMany(transaction: Transaction<Schema>, userId: string): Promise<void> {
  // The account may have been deleted while the request waited for the lock.
  const { domains } = await transaction
    .selectFrom('users')
    .leftJoin('domains', 'domains.user_id', 'users.id')
    .select(({ fn }) => fn.count<number>('domains.id').as('domains'))
    .where('users.id', '=', userId)
    .groupBy('users.id')
    .executeTakeFirstOrThrow(() => new AppError('unauthenticated', (m) => m.errors.accountGone));
  if (domains < domainsPerUserMax) return;
  throw new AppError('domain_limit', (m) => m.errors.tooManyDomains({ max: domainsPerUserMax }));
}
