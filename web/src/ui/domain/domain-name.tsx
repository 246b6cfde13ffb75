import { IconAlertTriangle } from '@tabler/icons-react';

import { unicodeName } from '../../format/punycode.ts';
import { scriptWarning } from '../../format/script-warning.ts';

import classes from './domain-name.module.css';

interface DomainNameProps {
  domain: string;
  /** Warns when the letters may imitate another name. */
  isChecked?: boolean;
}

/** A domain in Unicode and, where that differs, in its ASCII form. */
export function DomainName({ domain, isChecked = false }: DomainNameProps) {
  const readable = unicodeName(domain);
  const warning = isChecked ? scriptWarning(readable) : undefined;
  return (
    <span className={classes.domain}>
      <span className={classes.name}>{readable}</span>
      {readable !== domain && <code className={classes.encoded}>{domain}</code>}
      {warning && (
        <span className={classes.warning}>
          <IconAlertTriangle size="0.875rem" aria-hidden="true" />
          {warning}
        </span>
      )}
    </span>
  );
}
