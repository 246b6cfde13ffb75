import type { Domain } from '@perch/contract/domains';

import { formatDateTime } from '../../../format/date.ts';
import { m } from '../../../language/messages.ts';
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
    return { tone: 'stopped', text: m.domains.steps.rejected };
  }
  if (disabledAt) {
    const time = formatDateTime(disabledAt);
    return { tone: 'stopped', text: m.domains.steps.disabled({ time }) };
  }
  return type === 'subdomain' ? stepOfSubdomain(domain) : stepOfDomain(domain);
}

function stepOfSubdomain(domain: Domain): NextStep {
  if (domain.status === 'pending') {
    return { tone: 'waiting', text: m.domains.steps.subdomainPending };
  }
  if (isVerified(domain)) return live();
  if (!domain.verification.checkedAt) {
    return { tone: 'waiting', text: m.domains.steps.subdomainChecking };
  }
  return { tone: 'waiting', text: m.domains.steps.subdomainWaiting };
}

function stepOfDomain(domain: Domain): NextStep {
  const { status, isLive, verification } = domain;
  const isPending = status === 'pending';
  const { owned, pointing } = verification;
  if (!owned) return { tone: 'todo', text: textWithoutRecord(domain) };
  if (!pointing) {
    const { pointPending, pointApproved } = m.domains.steps;
    return { tone: 'todo', text: isPending ? pointPending : pointApproved };
  }
  if (isPending) return { tone: 'waiting', text: m.domains.steps.approvalPending };
  if (isLive && isVerified(domain)) return live();
  return { tone: 'waiting', text: m.domains.steps.waitingForHttps };
}

function textWithoutRecord({ status, isLive }: Domain): string {
  const { putRecordBack, addRecordPending, addRecordApproved } = m.domains.steps;
  if (isLive) return putRecordBack;
  return status === 'pending' ? addRecordPending : addRecordApproved;
}

const live = (): NextStep => ({ tone: 'done', text: m.domains.steps.live });

/** Whether the domain is not live yet and may become so: worth polling. */
export function isInProgress(domain: Domain): boolean {
  return domain.status !== 'rejected' && !(domain.isLive && isVerified(domain));
}
