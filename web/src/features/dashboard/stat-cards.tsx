import { Button } from '@mantine/core';
import { formatBytes } from '@perch/contract/size';
import { IconChartBar, IconCircleCheck, IconDatabase } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { storageLimit } from '../../api/account.ts';
import { accountQuery, settingsQuery } from '../../api/queries.ts';
import { formatDate } from '../../format/date.ts';
import { lastDays } from '../../format/last-days.ts';
import { Sparkline } from './sparkline.tsx';
import { StatCard } from './stat-card.tsx';
import { noStatistics, statisticsQuery } from './statistics-query.ts';

import classes from './stat-cards.module.css';

const dayCount = 30;
const span = `last ${dayCount} days`;
const iconSize = '1.125rem';

/** The three figures at the top; zeros when the statistics cannot be loaded. */
export function StatCards() {
  const { data: account } = useQuery(accountQuery);
  const { data: settings } = useQuery(settingsQuery);
  const statistics = useQuery(statisticsQuery);
  const { user, dailyStats } = statistics.data ?? noStatistics;
  const days = lastDays(dailyStats, statistics.dataUpdatedAt, dayCount);
  const uploads = days.map((day) => day.uploads);
  const storage = days.map((day) => day.storage);
  const valueOf = (text: string) => (statistics.isPending ? undefined : text);
  return (
    <>
      <div className={classes.cards} aria-busy={statistics.isPending}>
        <StatCard
          label="Total Uploads"
          icon={<IconChartBar size={iconSize} aria-hidden="true" />}
          value={valueOf(String(user.uploads))}
          hint={`${sum(uploads)} in the ${span}`}
        >
          <Sparkline values={uploads} />
        </StatCard>
        <StatCard
          label="Total Size"
          icon={<IconDatabase size={iconSize} aria-hidden="true" />}
          value={valueOf(formatBytes(user.storage))}
          hint={`${formatBytes(sum(storage))} in the ${span}`}
        >
          <Sparkline values={storage} />
        </StatCard>
        <StatCard
          label="Account Status"
          icon={<IconCircleCheck className={classes.good} size={iconSize} aria-hidden="true" />}
          value="Active"
          hint={account?.isAdmin ? 'Administrator' : 'You can upload and share'}
          tone="good"
        >
          <dl className={classes.facts}>
            <Fact name="Member since">{account ? formatDate(account.createdAt) : '–'}</Fact>
            <Fact name="Storage limit">{storageLimit(account, settings)}</Fact>
          </dl>
        </StatCard>
      </div>
      {statistics.isError && (
        <p className={classes.note}>
          Your statistics cannot be shown at the moment.
          <Button
            size="compact-sm"
            variant="default"
            loading={statistics.isFetching}
            onClick={() => void statistics.refetch()}
          >
            Try again
          </Button>
        </p>
      )}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
