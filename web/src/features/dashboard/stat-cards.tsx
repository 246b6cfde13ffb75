import { Button } from '@mantine/core';
import { shownDays } from '@perch/contract/limits';
import { IconChartBar, IconCircleCheck, IconDatabase } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { quotaOf, storageLimit } from '../../api/account.ts';
import { accountQuery, settingsQuery } from '../../api/queries.ts';
import { statisticsQuery } from '../../api/statistics-query.ts';
import { formatDate } from '../../format/date.ts';
import { lastDays } from '../../format/last-days.ts';
import { formatNumber } from '../../format/number.ts';
import { formatBytes } from '../../format/size.ts';
import { m } from '../../language/messages.ts';
import { QuotaBar } from './quota-bar.tsx';
import { Sparkline } from './sparkline.tsx';
import { StatCard } from './stat-card.tsx';

import classes from './stat-cards.module.css';

const iconSize = '1.125rem';

/** The three figures. */
export function StatCards() {
  const { data: account } = useQuery(accountQuery);
  const { data: settings } = useQuery(settingsQuery);
  const statistics = useQuery(statisticsQuery);
  const user = statistics.data?.user;
  const days = lastDays(statistics.data?.dailyStats ?? [], statistics.dataUpdatedAt, shownDays);
  const uploads = days.map((day) => day.uploads);
  const storage = days.map((day) => day.storage);
  const texts = m.dashboard.status;
  const unknown = statistics.isPending ? undefined : '–';
  const quota = quotaOf(account, settings);
  return (
    <>
      <div className={classes.cards} aria-busy={statistics.isPending}>
        <StatCard
          label={m.dashboard.totalUploads}
          icon={<IconChartBar size={iconSize} aria-hidden="true" />}
          value={user ? formatNumber(user.uploads) : unknown}
          hint={user && uploadsHint(sum(uploads), user.trashed)}
        >
          {user && <Sparkline values={uploads} />}
        </StatCard>
        <StatCard
          label={m.dashboard.totalSize}
          icon={<IconDatabase size={iconSize} aria-hidden="true" />}
          value={user ? formatBytes(user.storage) : unknown}
          hint={user && m.dashboard.recentSize({ size: sum(storage), days: shownDays })}
        >
          {user && quota !== null && <QuotaBar usedBytes={user.storage} maxBytes={quota} />}
          {user && <Sparkline values={storage} />}
        </StatCard>
        <StatCard
          label={texts.title}
          icon={<IconCircleCheck className={classes.good} size={iconSize} aria-hidden="true" />}
          value={texts.active}
          hint={account?.isAdmin ? texts.administrator : texts.user}
          tone="good"
        >
          <dl className={classes.facts}>
            <Fact name={texts.memberSince}>{account ? formatDate(account.createdAt) : '–'}</Fact>
            <Fact name={texts.storageLimit}>{storageLimit(account, settings)}</Fact>
          </dl>
        </StatCard>
      </div>
      {statistics.isError && (
        <p className={classes.note}>
          {m.dashboard.notShown}
          <Button
            size="compact-sm"
            variant="default"
            loading={statistics.isFetching}
            onClick={() => void statistics.refetch()}
          >
            {m.general.tryAgain}
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

function uploadsHint(recent: number, trashed: number): string {
  const hint = m.dashboard.recentUploads({ count: recent, days: shownDays });
  return trashed === 0 ? hint : `${hint} · ${m.dashboard.trashed({ count: trashed })}`;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
