import type { Domain } from '@perch/contract/domains';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { formatDate } from '../../format/date.ts';
import { DomainName } from '../../ui/domain-name.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Measured } from '../../ui/measured.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { DefaultSwitch } from './default-switch.tsx';
import { DnsRecord } from './dns-record.tsx';

import classes from './domain-card.module.css';

interface DomainCardProps {
  domain: Domain;
  clientConfig: (domain: string) => ReactNode;
  onRemove: (domain: Domain) => void;
}

export function DomainCard({ domain, clientConfig, onRemove }: DomainCardProps) {
  const { domain: name, type, status, reason, createdAt } = domain;
  const isApproved = status === 'approved';
  const isRejected = status === 'rejected';
  return (
    <article className={classes.card} aria-label={name}>
      <div className={classes.head}>
        <div className={classes.title}>
          <h3 className={classes.name}>
            <DomainName domain={name} />
          </h3>
          <p className={classes.detail}>
            {type === 'domain' ? 'Domain' : 'Subdomain'}, added{' '}
            <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          </p>
        </div>
        <StatusBadge status={status} />
        <IconButton
          label={`Remove ${name}`}
          icon={<IconTrash size="1.125rem" />}
          tone="danger"
          onClick={() => onRemove(domain)}
        />
      </div>
      {isRejected && (
        <p className={classes.reason}>
          <strong>Reason:</strong> {reason || 'The administrator gave none.'}
        </p>
      )}
      {!isRejected && type === 'domain' && <DnsRecord domain={domain} />}
      {!isRejected && <Measured domain={domain} />}
      {isApproved && (
        <div className={classes.foot}>
          <DefaultSwitch domain={domain} />
          <div className={classes.clients}>{clientConfig(name)}</div>
        </div>
      )}
    </article>
  );
}
