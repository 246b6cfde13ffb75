import { IconCircleCheck, IconCircleX, IconClock } from '@tabler/icons-react';

import { m } from '../../language/messages.ts';

import classes from './status-badge.module.css';

const icons = { approved: IconCircleCheck, pending: IconClock, rejected: IconCircleX };

function isKnown(status: string): status is keyof typeof icons {
  return status in icons;
}

/** The decision of an administrator; an unknown status is shown as pending. */
export function StatusBadge({ status }: { status: string }) {
  const known = isKnown(status) ? status : 'pending';
  const Icon = icons[known];
  return (
    <span className={classes.badge} data-status={known}>
      <Icon size="0.875rem" aria-hidden="true" />
      {m.controls.statuses[known]}
    </span>
  );
}
