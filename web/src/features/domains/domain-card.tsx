import type { Domain } from '@perch/contract/domains';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { formatDate } from '../../format/date.ts';
import { m } from '../../language/messages.ts';
import { rich } from '../../language/rich.ts';
import { DomainChecks } from '../../ui/domain/domain-checks.tsx';
import { DomainName } from '../../ui/domain/domain-name.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { DefaultSwitch } from './default-switch.tsx';
import { DomainOptions } from './domain-options.tsx';
import { CheckNow } from './setup/check-now.tsx';
import { DnsRecords } from './setup/dns-records.tsx';
import { NextStepLine } from './setup/next-step-line.tsx';

import classes from './domain-card.module.css';

interface DomainCardProps {
  domain: Domain;
  clientConfig: (domain: string) => ReactNode;
  onMove: (domain: Domain) => void;
  onRemove: (domain: Domain) => void;
}

export function DomainCard({ domain, clientConfig, onMove, onRemove }: DomainCardProps) {
  const { domain: name, type, status, reason, createdAt } = domain;
  const isApproved = status === 'approved';
  const isRejected = status === 'rejected';
  const addedOn = type === 'domain' ? m.domains.card.domainAdded : m.domains.card.subdomainAdded;
  return (
    <article className={classes.card} aria-label={name}>
      <div className={classes.head}>
        <div className={classes.title}>
          <h3 className={classes.name}>
            <DomainName domain={name} />
          </h3>
          <p className={classes.detail}>
            {rich((at) => addedOn({ date: at('date') }), {
              date: <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
            })}
          </p>
        </div>
        <div className={classes.end}>
          <StatusBadge status={status} />
          <IconButton
            label={m.domains.card.remove({ domain: name })}
            icon={<IconTrash size="1.125rem" />}
            tone="danger"
            onClick={() => onRemove(domain)}
          />
        </div>
      </div>
      <NextStepLine domain={domain} />
      {isRejected && (
        <p className={classes.reason}>
          {rich((at) => rejection(at('label'), reason), {
            label: <strong>{m.domains.card.reason}</strong>,
          })}
        </p>
      )}
      {!isRejected && <DomainChecks domain={domain} action={<CheckNow domain={domain} />} />}
      {!isRejected && type === 'domain' && <DnsRecords domain={domain} />}
      {isApproved && (
        <>
          <DomainOptions domain={domain} onMove={onMove} />
          <div className={classes.foot}>
            <DefaultSwitch domain={domain} />
            <div className={classes.clients}>{clientConfig(name)}</div>
          </div>
        </>
      )}
    </article>
  );
}

function rejection(label: string, reason: string): string {
  return reason === ''
    ? m.domains.card.rejectedWithout({ label })
    : m.domains.card.rejected({ label, reason });
}
