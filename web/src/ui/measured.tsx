import type { Domain } from '@perch/contract/domains';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';

import { formatDateTime } from '../format/date.ts';

import classes from './measured.module.css';

const unknown = 'not seen yet';
const notChecked = {
  domain: 'Ownership, pointing and HTTPS have not been checked yet.',
  subdomain: 'Pointing and HTTPS have not been checked yet.',
};

/** What the server has seen of a domain, beside what the administrator decides. */
export function Measured({ domain }: { domain: Domain }) {
  const { owned, pointing, https, checkedAt } = domain.verification;
  if (!checkedAt) return <p className={classes.checked}>{notChecked[domain.type]}</p>;
  return (
    <div>
      <ul className={classes.list}>
        {domain.type === 'domain' && <Fact label="Ownership" isSeen={owned} seen="proven" />}
        <Fact label="Pointing here" isSeen={pointing} seen="yes" />
        <Fact label="HTTPS" isSeen={https} seen="works" />
      </ul>
      <p className={classes.checked}>
        Last checked <time dateTime={checkedAt}>{formatDateTime(checkedAt)}</time>
      </p>
    </div>
  );
}

function Fact({ label, isSeen, seen }: { label: string; isSeen: boolean; seen: string }) {
  const Icon = isSeen ? IconCircleCheck : IconCircleDashed;
  return (
    <li className={classes.fact} data-seen={isSeen}>
      <Icon size="1rem" aria-hidden="true" />
      {label}: {isSeen ? seen : unknown}
    </li>
  );
}
