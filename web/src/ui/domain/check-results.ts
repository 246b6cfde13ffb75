import type { Domain } from '@perch/contract/domains';

/** One thing that the server has looked at, in words. */
export interface CheckResult {
  label: string;
  state: 'seen' | 'failed' | 'waiting';
  word: string;
  /** The server's own sentence; empty: there is nothing to say. */
  reason: string;
}

/** What is measured of a domain. A subdomain belongs to the server's own, so nobody proves it. */
export function checkResults({ type, isLive, verification }: Domain): CheckResult[] {
  const { owned, pointing, https, reasons, checkedAt } = verification;
  const fact = (
    label: string,
    [isSeen, reason]: [boolean, string],
    [seen, failed]: [string, string],
  ): CheckResult => {
    if (!checkedAt) return { label, state: 'waiting', word: 'not checked yet', reason: '' };
    if (isSeen) return { label, state: 'seen', word: seen, reason: '' };
    return { label, state: 'failed', word: failed, reason };
  };
  const secured = fact('HTTPS', [https, reasons.https], ['works', 'not working']);
  return [
    ...(type === 'domain'
      ? [fact('Ownership', [owned, reasons.owned], ['proven', 'not proven'])]
      : []),
    fact('Pointing here', [pointing, reasons.pointing], ['yes', 'no']),
    secured.state === 'failed' && secured.reason === ''
      ? { ...secured, state: 'waiting', word: 'not yet', reason: whenTried(isLive) }
      : secured,
  ];
}

// Before a domain is live nobody would answer, so nothing has failed.
const whenTried = (isLive: boolean) =>
  isLive ? 'tried in a moment' : 'tried as soon as the domain is approved and owned';

/** Whether everything that is measured is as it should be. */
export function isVerified(domain: Domain): boolean {
  return checkResults(domain).every(({ state }) => state === 'seen');
}
