import type { DomainRow } from '../../../database/schema.ts';
import { dayMs, secondMs } from '../../../lib/clock.ts';
import { isLiveDomain } from '../live/domain-liveness.ts';
import type { Verification } from './verify-domain.ts';

const failingMaxMs = 7 * dayMs;
const firstRepetitionMs = 15 * secondMs;
// By then every server has heard that the domain is live.
const afterBecomingLiveMs = 3 * secondMs;
// Domains that were checked together must not stay in step.
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

/** What becomes of a domain by what a check has found. Pure. */
export function verificationOutcome(
  before: DomainRow,
  found: Verification,
  now: number,
): VerificationOutcome {
  const isOwned = found.owned === '';
  const failingSince = findFailingSince(before, found, now);
  // A subdomain's records are the operator's: its owner could do nothing about it.
  const isDisabled =
    before.type === 'domain' &&
    failingSince !== null &&
    (before.disabled_at !== null || (isLiveDomain(before) && now - failingSince >= failingMaxMs));
  const noted = {
    owned_at: ownedAt(before, { isOwned, isDisabled }, now),
    pointing_at: found.pointing === '' ? now : null,
    https_at: found.https === '' ? now : null,
    owned_reason: found.owned,
    pointing_reason: found.pointing,
    https_reason: found.https ?? '',
    checked_at: now,
    failing_since: failingSince,
    disabled_at: isDisabled ? (before.disabled_at ?? now) : null,
  };
  return { ...noted, next_check_at: now + nextCheckIn({ ...before, ...noted }, before, now) };
}

/** Without HTTPS alone a domain fails nobody: its certificate may need another's look. */
function findFailingSince(before: DomainRow, found: Verification, now: number): number | null {
  if (found.owned === '' && found.pointing === '') return null;
  const becomesOwned = before.owned_at === null && found.owned === '';
  // Whoever has just proven the name gets the whole time for the rest.
  return becomesOwned ? now : (before.failing_since ?? now);
}

function ownedAt(
  { type, owned_at: seenAt }: DomainRow,
  { isOwned, isDisabled }: { isOwned: boolean; isDisabled: boolean },
  now: number,
): number | null {
  if (type === 'subdomain') return null;
  if (isOwned) return now;
  // A record that is gone for a moment closes nothing; one that is gone for long has to come back.
  return isDisabled ? null : seenAt;
}

function nextCheckIn(after: DomainRow, before: DomainRow, now: number): number {
  if (isLiveDomain(after) && !isLiveDomain(before)) return afterBecomingLiveMs;
  const isFine = !after.owned_reason && !after.pointing_reason && !after.https_reason;
  if (isFine) return spread(dayMs);
  if (before.checked_at === null || reasonsOf(after) !== reasonsOf(before)) {
    return firstRepetitionMs;
  }
  // Somebody is entering records right now, or nobody is: ever more rarely, at least daily.
  const sinceLastMs = Math.max(now - before.checked_at, firstRepetitionMs);
  return Math.min(sinceLastMs * 2, spread(dayMs));
}

const reasonsOf = ({ owned_reason, pointing_reason, https_reason }: DomainRow) =>
  [owned_reason, pointing_reason, https_reason].join('\n');

const spread = (ms: number) => Math.round(ms * (1 + jitter * (Math.random() * 2 - 1)));
