import type { Domain } from '@perch/contract/domains';

import { m } from '../../../language/messages.ts';
import { rich } from '../../../language/rich.ts';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { DateTime } from '../records/date-time.tsx';

import classes from './domain-status.module.css';

/** The decision about a domain, and whether it is live. */
export function DomainStatus({ domain }: { domain: Domain }) {
  const { status, disabledAt, reason } = domain;
  return (
    <div className={classes.state}>
      <StatusBadge status={status} />
      {status === 'approved' && (
        <p className={classes.detail}>
          {disabledAt
            ? rich((at) => m.admin.domains.disabledSince({ time: at('time') }), {
                time: <DateTime at={disabledAt} />,
              })
            : liveness(domain)}
        </p>
      )}
      {reason && <p className={classes.detail}>{reason}</p>}
    </div>
  );
}

function liveness({ isLive, verification }: Domain): string {
  if (!isLive) return m.admin.domains.notLive;
  return verification.https ? m.admin.domains.live : m.admin.domains.notReached;
}
