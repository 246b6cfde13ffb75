import type { Domain } from '@perch/contract/domains';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { useCopy } from '../../../ui/clipboard/use-copy.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { pointingRecords } from './pointing-records.ts';

import classes from './dns-records.module.css';

/** The records to enter at the DNS provider; collapsed once they are correct. */
export function DnsRecords({ domain }: { domain: Domain }) {
  const { record, value, owned, pointing } = domain.verification;
  const { advice, records } = pointingRecords(domain);
  return (
    <Disclosure title="DNS records" isOpen={!owned || !pointing}>
      <div className={classes.records}>
        <RecordGroup text="Prove that the domain is yours with a TXT record.">
          <Row label="Name" text={record} copyLabel="Copy TXT record name" />
          <Row label="TXT" text={value} copyLabel="Copy TXT record value" />
        </RecordGroup>
        {records.length > 0 && (
          <RecordGroup text={advice}>
            <Row label="Name" text={domain.domain} copyLabel="Copy domain name" />
            {records.map(({ type, value: target }) => (
              <Row
                key={target}
                label={type}
                text={target}
                copyLabel={`Copy ${type} record value ${target}`}
              />
            ))}
          </RecordGroup>
        )}
        <p className={classes.hint}>
          Names are given in full; some providers want only what stands before the domain that you
          manage there. New records can take a while to be seen everywhere.
        </p>
      </div>
    </Disclosure>
  );
}

function RecordGroup({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div>
      <p className={classes.text}>{text}</p>
      <dl className={classes.list}>{children}</dl>
    </div>
  );
}

function Row({ label, text, copyLabel }: { label: string; text: string; copyLabel: string }) {
  return (
    <div className={classes.row}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value}>
        <code>{text}</code>
        <CopyButton label={copyLabel} text={text} />
      </dd>
    </div>
  );
}

function CopyButton({ label, text }: { label: string; text: string }) {
  const { isCopied, copy } = useCopy({
    copied: 'DNS record copied to clipboard!',
    failed: 'Failed to copy DNS record',
  });
  const Icon = isCopied ? IconCheck : IconCopy;
  return <IconButton label={label} icon={<Icon size="1rem" />} onClick={() => void copy(text)} />;
}
