import type { Domain } from '@perch/contract/domains';

import { formatDateTime } from '../../../format/date.ts';
import { isVerified } from '../../../ui/domain/check-results.ts';

export interface NextStep {
  /** `todo`: the owner has to act. */
  tone: 'done' | 'waiting' | 'todo' | 'stopped';
  text: string;
}

/** The domain's progress and the next step, in one or two sentences. */
export function nextStep(domain: Domain): NextStep {
  const { status, disabledAt, type } = domain;
  if (status === 'rejected') {
    return {
      tone: 'stopped',
      text: 'An administrator has turned this domain down. To ask again, remove it and add it anew.',
    };
  }
  if (disabledAt) {
    return {
      tone: 'stopped',
      text:
        `Disabled since ${formatDateTime(disabledAt)}, because its records were wrong for 7 days. ` +
        'It comes back by itself as soon as they are right; until then its files have the default link.',
    };
  }
  return type === 'subdomain' ? stepOfSubdomain(domain) : stepOfDomain(domain);
}

function stepOfSubdomain(domain: Domain): NextStep {
  if (domain.status === 'pending') {
    return {
      tone: 'waiting',
      text: 'Waiting for an administrator’s approval. There is nothing for you to set up.',
    };
  }
  if (isVerified(domain)) return live;
  if (!domain.verification.checkedAt) {
    return { tone: 'waiting', text: 'Approved. Whether it leads here is being checked.' };
  }
  return {
    tone: 'waiting',
    text: 'Approved. Leading it here over HTTPS is the administrator’s part; links on it work from then on.',
  };
}

function stepOfDomain(domain: Domain): NextStep {
  const { status, isLive, verification } = domain;
  const isPending = status === 'pending';
  const { owned, pointing } = verification;
  if (!owned) return { tone: 'todo', text: textWithoutRecord(domain) };
  if (!pointing) {
    const meanwhile = isPending
      ? 'An administrator has to approve it as well.'
      : 'Links on it do not work until it does.';
    return { tone: 'todo', text: `The domain is yours. Next: point it here. ${meanwhile}` };
  }
  if (isPending) {
    return {
      tone: 'waiting',
      text: 'Your records are right. Waiting for an administrator’s approval.',
    };
  }
  if (isLive && isVerified(domain)) return live;
  return {
    tone: 'waiting',
    text: 'Waiting for HTTPS. The certificate is usually there within a minute.',
  };
}

function textWithoutRecord({ status, isLive }: Domain): string {
  if (isLive) return 'Put the TXT record back: without it the domain is disabled after 7 days.';
  const rest =
    status === 'pending'
      ? 'An administrator has to approve it as well.'
      : 'It is approved and goes live as soon as the record is seen.';
  return `Next: add the TXT record, which proves that the domain is yours. ${rest}`;
}

const live: NextStep = { tone: 'done', text: 'Live. Links on it work over HTTPS.' };

/** Whether the domain is not live yet and may become so: worth polling. */
export function isInProgress(domain: Domain): boolean {
  return domain.status !== 'rejected' && !(domain.isLive && isVerified(domain));
}
