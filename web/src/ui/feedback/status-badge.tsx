import { IconCircleCheck, IconCircleX, IconClock } from '@tabler/icons-react';

import classes from './status-badge.module.css';

const looks = {
  approved: { label: 'Approved', Icon: IconCircleCheck },
  pending: { label: 'Pending', Icon: IconClock },
  rejected: { label: 'Rejected', Icon: IconCircleX },
};

function isKnown(status: string): status is keyof typeof looks {
  return status in looks;
}

/** The decision of an administrator; an unknown status is shown as pending. */
export function StatusBadge({ status }: { status: string }) {
  const known = isKnown(status) ? status : 'pending';
  const { label, Icon } = looks[known];
  return (
    <span className={classes.badge} data-status={known}>
      <Icon size="0.875rem" aria-hidden="true" />
      {label}
    </span>
  );
}
