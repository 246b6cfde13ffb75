import type { DomainRow } from '../../../database/schema.ts';
import { dayMs, secondMs } from '../../../lib/clock.ts';
import { isLiveDomain } from '../live/domain-liveness.ts';
import type { Verification } from './verify-domain.ts';

export const disableAfterMs = 7 * dayMs;
const firstRetryMs = 15 * secondMs;
// HTTPS is probed once all processes have learned that the domain is live.
const afterBecomingLiveMs = 3 * secondMs;
// Spreads the checks of domains that were added together.
const jitter = 0.1;

type VerificationOutcome = Pick<
  DomainRow,
  | 'owned_at'
  | 'pointing_at'
  | 'https_at'
  | 'owned_reason'
  | 'pointing_reason'
  | 'https_reason'
  | 'checked_at'
  | 'failing_since'
  | 'disabled_at'
  | 'next_check_at'
>;

/**
 * The columns to write after a check; see `live/domain-liveness.ts` for their effect. A pure function of
 * the row before the check, its result and the time.
 */
export function verificationOutcome(
  before: DomainRow,
  verification: Verification,
  now: number,
): VerificationOutcome {
  const isOwned = verification.owned === '';
  const failingSince = findFailingSince(before, verification, now);
  // A subdomain's DNS records are the operator's, so its owner is not penalized for them.
  const isDisabled =
    before.type === 'domain' &&
    failingSince !== null &&
    (before.disabled_at !== null || (isLiveDomain(before) && now - failingSince >= disableAfterMs));
  const outcome = {
    owned_at: ownedAt(before, { isOwned, isDisabled }, now),
    pointing_at: verification.pointing === '' ? now : null,
    https_at: verification.https === '' ? now : null,
    owned_reason: verification.owned,
    pointing_reason: verification.pointing,
    https_reason: verification.https ?? '',
    checked_at: now,
    failing_since: failingSince,
    disabled_at: isDisabled ? (before.disabled_at ?? now) : null,
  };
  return { ...outcome, next_check_at: now + nextCheckIn({ ...before, ...outcome }, before, now) };
}

/** A failed HTTPS check alone does not count as failing: certificates may be issued late. */
function findFailingSince(
  before: DomainRow,
  verification: Verification,
  now: number,
): number | null {
  if (verification.owned === '' && verification.pointing === '') return null;
  const becomesOwned = before.owned_at === null && verification.owned === '';
  // The deadline restarts when ownership is proven, so that the owner has time to set up the other records.
  return becomesOwned ? now : (before.failing_since ?? now);
}

function ownedAt(
  { type, owned_at: seenAt }: DomainRow,
  { isOwned, isDisabled }: { isOwned: boolean; isDisabled: boolean },
  now: number,
): number | null {
  if (type === 'subdomain') return null;
  if (isOwned) return now;
  // A record that disappears keeps the domain live for now; after disabling it must be seen again.
  return isDisabled ? null : seenAt;
}

function nextCheckIn(after: DomainRow, before: DomainRow, now: number): number {
  if (isLiveDomain(after) && !isLiveDomain(before)) return afterBecomingLiveMs;
  const isComplete = !after.owned_reason && !after.pointing_reason && !after.https_reason;
  if (isComplete) return spread(dayMs);
  if (before.checked_at === null || reasonsOf(after) !== reasonsOf(before)) {
    return firstRetryMs;
  }
  // Back-off: an owner who is setting up records sees results soon; others are checked at least daily.
  const sinceLastMs = Math.max(now - before.checked_at, firstRetryMs);
  return Math.min(sinceLastMs * 2, spread(dayMs));
}

const reasonsOf = ({ owned_reason, pointing_reason, https_reason }: DomainRow) =>
  [owned_reason, pointing_reason, https_reason].join('\n');

const spread = (ms: number) => Math.round(ms * (1 + jitter * (Math.random() * 2 - 1)));
