import type { Domain } from '@perch/contract/domains';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { m } from '../../../language/messages.ts';
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
    <Disclosure title={m.domains.records.title} isOpen={!owned || !pointing}>
      <div className={classes.records}>
        <RecordGroup text={m.domains.records.prove}>
          <Row
            label={m.domains.records.name}
            text={record}
            copyLabel={m.domains.records.copyTxtName}
          />
          <Row label="TXT" text={value} copyLabel={m.domains.records.copyTxtValue} />
        </RecordGroup>
        {records.length > 0 && (
          <RecordGroup text={advice}>
            <Row
              label={m.domains.records.name}
              text={domain.domain}
              copyLabel={m.domains.records.copyName}
            />
            {records.map(({ type, value: target }) => (
              <Row
                key={target}
                label={type}
                text={target}
                copyLabel={m.domains.records.copyValue({ type, value: target })}
              />
            ))}
          </RecordGroup>
        )}
        <p className={classes.hint}>{m.domains.records.hint}</p>
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
    copied: m.domains.records.copied,
    failed: m.domains.records.failedToCopy,
  });
  const Icon = isCopied ? IconCheck : IconCopy;
  return <IconButton label={label} icon={<Icon size="1rem" />} onClick={() => void copy(text)} />;
}
