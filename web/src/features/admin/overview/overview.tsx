import type { Statistics } from '@perch/contract/statistics';
import {
  IconClock,
  IconFiles,
  IconHistory,
  IconMailPlus,
  IconUsers,
  IconWorld,
  IconWorldQuestion,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';

import { settingsQuery } from '../../../api/queries.ts';
import { CountBadge } from '../records/count-badge.tsx';
import { GrowthChart } from './growth-chart.tsx';
import { ShortcutTile } from './shortcut-tile.tsx';

import classes from './overview.module.css';

const none = { users: 0, pendingUsers: 0, uploads: 0, domains: 0, pendingDomains: 0 };

export function Overview({ statistics }: { statistics: Statistics }) {
  const { data: settings } = useQuery(settingsQuery);
  const totals = statistics.total ?? none;
  const hasInvitations =
    settings?.registration === 'invite' || settings?.registration === 'approval';
  const counters = [
    { label: 'Total Users', count: totals.users, Icon: IconUsers },
    { label: 'Pending Users', count: totals.pendingUsers, Icon: IconClock },
    { label: 'Total Uploads', count: totals.uploads, Icon: IconFiles },
    { label: 'Total Domains', count: totals.domains, Icon: IconWorld },
    { label: 'Pending Domains', count: totals.pendingDomains, Icon: IconWorldQuestion },
  ];
  return (
    <div className={classes.overview}>
      <dl className={classes.counters}>
        {counters.map(({ label, count, Icon }) => (
          <div key={label} className={classes.counter}>
            <dt className={classes.label}>
              <Icon size="1rem" aria-hidden="true" />
              {label}
            </dt>
            <dd className={classes.count}>{count}</dd>
          </div>
        ))}
      </dl>
      <GrowthChart statistics={statistics} />
      <nav className={classes.shortcuts} aria-label="Shortcuts">
        <ShortcutTile
          to="?tab=pending-users"
          icon={<IconUsers />}
          title="Review pending users"
          text={waiting(totals.pendingUsers, 'account')}
          end={<CountBadge count={totals.pendingUsers} />}
        />
        <ShortcutTile
          to="?tab=pending-domains"
          icon={<IconWorldQuestion />}
          title="Review pending domains"
          text={waiting(totals.pendingDomains, 'domain')}
          end={<CountBadge count={totals.pendingDomains} />}
        />
        <ShortcutTile
          to="/admin/audit"
          icon={<IconHistory />}
          title="Audit log"
          text="Who did what, and when"
        />
        {hasInvitations && (
          <ShortcutTile
            to="/admin/invitations"
            icon={<IconMailPlus />}
            title="Invitations"
            text="Links that let people register"
          />
        )}
      </nav>
    </div>
  );
}

function waiting(count: number, word: string): string {
  if (count === 0) return 'Nothing waits for approval';
  return count === 1 ? `1 ${word} waits for approval` : `${count} ${word}s wait for approval`;
}
