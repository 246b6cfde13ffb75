import type { Statistics } from '@perch/contract/statistics';
import { useQuery } from '@tanstack/react-query';

import { storageLimit } from '../../../api/account.ts';
import { accountQuery, settingsQuery } from '../../../api/queries.ts';
import { statisticsQuery } from '../../../api/statistics-query.ts';
import { formatDate } from '../../../format/date.ts';
import { formatNumber } from '../../../format/number.ts';
import { formatBytes } from '../../../format/size.ts';
import { m } from '../../../language/messages.ts';
import { Panel } from '../../../ui/panel.tsx';

import classes from './account-facts.module.css';

/** The account's read-only facts. */
export function AccountFacts() {
  // Each upload changes the figures, so they are loaded each time they are shown.
  const { data: account } = useQuery({ ...accountQuery, staleTime: 0 });
  const { data: settings } = useQuery(settingsQuery);
  const { data: statistics } = useQuery({ ...statisticsQuery, staleTime: 0 });
  if (!account) return null;
  const texts = m.settings.profile;
  const facts: [name: string, value: string][] = [
    [texts.memberSince, formatDate(account.createdAt)],
    [texts.role, account.isAdmin ? texts.administrator : texts.user],
    [texts.uploads, statistics ? uploadsText(statistics.user) : '–'],
    [texts.storageUsed, formatBytes(account.storage)],
    [texts.storageLimit, storageLimit(account, settings)],
  ];
  return (
    <Panel title={texts.account}>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={classes.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

/** The files that the list shows, and how many more are in the trash. */
function uploadsText({ uploads, trashed }: Statistics['user']): string {
  const count = formatNumber(uploads);
  return trashed === 0 ? count : `${count} · ${m.dashboard.trashed({ count: trashed })}`;
}
