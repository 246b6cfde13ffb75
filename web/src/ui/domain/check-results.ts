import type { Domain } from '@perch/contract/domains';

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
  const { owned, pointing, https, reasons, checkedAt } = verification;
  const fact = (
    label: string,
    [hasPassed, reason]: [boolean, string],
    [passedWord, failedWord]: [string, string],
  ): CheckResult => {
    if (!checkedAt) return { label, state: 'pending', word: 'not checked yet', reason: '' };
    if (hasPassed) return { label, state: 'passed', word: passedWord, reason: '' };
    return { label, state: 'failed', word: failedWord, reason };
  };
  const secured = fact('HTTPS', [https, reasons.https], ['works', 'not working']);
  return [
    ...(type === 'domain'
      ? [fact('Ownership', [owned, reasons.owned], ['proven', 'not proven'])]
      : []),
    fact('Pointing here', [pointing, reasons.pointing], ['yes', 'no']),
    secured.state === 'failed' && secured.reason === ''
      ? { ...secured, state: 'pending', word: 'not yet', reason: httpsReason(isLive) }
      : secured,
  ];
}

// Before a domain is live the server does not answer for it, so HTTPS has not failed.
const httpsReason = (isLive: boolean) =>
  isLive ? 'tried in a moment' : 'tried as soon as the domain is approved and owned';

/** Whether every check has passed. */
export function isVerified(domain: Domain): boolean {
  return checkResults(domain).every(({ state }) => state === 'passed');
}
