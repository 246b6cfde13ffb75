import type { Domain } from '@perch/contract/domains';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';

import { settingsQuery } from '../../api.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useCopy } from '../../ui/use-copy.ts';

import classes from './dns-record.module.css';

/** What to enter at the domain's DNS provider. */
export function DnsRecord({ domain }: { domain: Domain }) {
  const { data: settings } = useQuery(settingsQuery);
  const { record, value } = domain.verification;
  return (
    <div className={classes.record}>
      <p className={classes.text}>
        Prove that the domain is yours with this TXT record
        {settings && `, and point the domain to ${new URL(settings.publicUrl).hostname}`}.
      </p>
      <dl className={classes.list}>
        <Row label="Type" text="TXT" />
        <Row label="Name" text={record} copyLabel="Copy record name" />
        <Row label="Value" text={value} copyLabel="Copy record value" />
      </dl>
    </div>
  );
}

function Row({ label, text, copyLabel }: { label: string; text: string; copyLabel?: string }) {
  return (
    <div className={classes.row}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value}>
        <code>{text}</code>
        {copyLabel && <CopyButton label={copyLabel} text={text} />}
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
