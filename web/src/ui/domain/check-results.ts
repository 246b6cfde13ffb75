import type { Domain } from '@perch/contract/domains';

import { m } from '../../language/messages.ts';

/** The result of one check of a domain, in words. */
export interface CheckResult {
  label: string;
  state: 'passed' | 'failed' | 'pending';
  word: string;
  /** The server's reason for a failure; empty otherwise. */
  reason: string;
}

/** The results of a domain's checks. A subdomain is the server's own: its ownership is not checked. */
export function checkResults({ type, isLive, verification }: Domain): CheckResult[] {
  const { words, ownership } = m.domainChecks;
  const { owned, pointing, https, reasons, checkedAt } = verification;
  const fact = (
    label: string,
    [hasPassed, reason]: [boolean, string],
    [passedWord, failedWord]: [string, string],
  ): CheckResult => {
    if (!checkedAt) return { label, state: 'pending', word: words.unchecked, reason: '' };
    if (hasPassed) return { label, state: 'passed', word: passedWord, reason: '' };
    return { label, state: 'failed', word: failedWord, reason };
  };
  const secured = fact(
    m.domainChecks.https,
    [https, reasons.https],
    [words.works, words.doesNotWork],
  );
  return [
    ...(type === 'domain'
      ? [fact(ownership, [owned, reasons.owned], [words.proven, words.notProven])]
      : []),
    fact(m.domainChecks.pointing, [pointing, reasons.pointing], [words.points, words.doesNotPoint]),
    secured.state === 'failed' && secured.reason === ''
      ? { ...secured, state: 'pending', word: words.notYet, reason: httpsReason(isLive) }
      : secured,
  ];
}

// Before a domain is live the server does not answer for it, so HTTPS has not failed.
const httpsReason = (isLive: boolean) =>
  isLive ? m.domainChecks.triedSoon : m.domainChecks.triedOnceApproved;

/** Whether every check has passed. */
export function isVerified(domain: Domain): boolean {
  return checkResults(domain).every(({ state }) => state === 'passed');
}
