import type { Statistics } from '@perch/contract/statistics';
import {
  IconAlbum,
  IconClick,
  IconClock,
  IconFiles,
  IconInbox,
  IconLink,
  IconTags,
  IconUsers,
  IconWorld,
  IconWorldQuestion,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';

import { settingsQuery } from '../../../api/queries.ts';
import { formatNumber } from '../../../format/number.ts';
import { m } from '../../../language/messages.ts';
import { CountBadge } from '../records/count-badge.tsx';
import { GrowthChart } from './growth-chart.tsx';
import { LargestAccounts } from './largest-accounts.tsx';
import { Notices } from './notices.tsx';
import { ShortcutTile } from './shortcut-tile.tsx';
import { StoragePanel } from './storage-panel.tsx';

import classes from './overview.module.css';

const none = {
  users: 0,
  pendingUsers: 0,
  uploads: 0,
  domains: 0,
  pendingDomains: 0,
  albums: 0,
  tags: 0,
  requests: 0,
  links: 0,
  clicks: 0,
};

export function Overview({ statistics }: { statistics: Statistics }) {
  const { data: settings } = useQuery(settingsQuery);
  const totals = statistics.total ?? none;
  const texts = m.dashboard.collections;
  const counters = [
    { label: m.admin.overview.totalUsers, count: totals.users, Icon: IconUsers },
    { label: m.admin.overview.pendingUsers, count: totals.pendingUsers, Icon: IconClock },
    { label: m.admin.overview.totalUploads, count: totals.uploads, Icon: IconFiles },
    { label: m.admin.overview.totalDomains, count: totals.domains, Icon: IconWorld },
    {
      label: m.admin.overview.pendingDomains,
      count: totals.pendingDomains,
      Icon: IconWorldQuestion,
    },
    { label: texts.albums, count: totals.albums, Icon: IconAlbum },
    { label: texts.tags, count: totals.tags, Icon: IconTags },
    { label: texts.requests, count: totals.requests, Icon: IconInbox },
    { label: texts.links, count: totals.links, Icon: IconLink },
    { label: texts.clicks, count: totals.clicks, Icon: IconClick },
  ];
  return (
    <div className={classes.overview}>
      <Notices version={settings?.version ?? ''} />
      <dl className={classes.counters}>
        {counters.map(({ label, count, Icon }) => (
          <div key={label} className={classes.counter}>
            <dt className={classes.label}>
              <Icon size="1rem" aria-hidden="true" />
              {label}
            </dt>
            <dd className={classes.count}>{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.columns}>
        <StoragePanel />
        <LargestAccounts />
      </div>
      <GrowthChart statistics={statistics} />
      <nav className={classes.shortcuts} aria-label={m.admin.overview.shortcuts}>
        <ShortcutTile
          to="?tab=pending-users"
          icon={<IconUsers />}
          title={m.admin.overview.reviewUsers}
          text={waiting(totals.pendingUsers, m.admin.overview.accountsWait)}
          end={<CountBadge count={totals.pendingUsers} />}
        />
        <ShortcutTile
          to="?tab=pending-domains"
          icon={<IconWorldQuestion />}
          title={m.admin.overview.reviewDomains}
          text={waiting(totals.pendingDomains, m.admin.overview.domainsWait)}
          end={<CountBadge count={totals.pendingDomains} />}
        />
      </nav>
      {settings && (
        <p className={classes.version}>
          {m.admin.overview.installed({ version: settings.version })}
        </p>
      )}
    </div>
  );
}

function waiting(count: number, sentence: (values: { count: number }) => string): string {
  return count === 0 ? m.admin.overview.nothingWaits : sentence({ count });
}
