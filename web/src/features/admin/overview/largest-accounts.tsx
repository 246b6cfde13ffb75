import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { formatBytes } from '../../../format/size.ts';
import { m } from '../../../language/messages.ts';
import { Panel } from '../../../ui/panel.tsx';
import { ShareBar } from '../../../ui/share-bar.tsx';
import { largestAccountsQuery } from '../admin-queries.ts';

import classes from './largest-accounts.module.css';

/** The accounts whose files take most space, with their share of the largest. */
export function LargestAccounts() {
  const { data: accounts, isPending } = useQuery(largestAccountsQuery);
  const texts = m.admin.largest;
  const most = accounts?.[0]?.storage ?? 0;
  return (
    <Panel
      title={texts.title}
      side={
        <Link className={classes.all} to="/admin?tab=users&sort=storage">
          {m.users.all}
        </Link>
      }
    >
      {isPending && (
        <output aria-label={texts.loading}>
          <Skeleton className={classes.skeleton ?? ''} />
        </output>
      )}
      {!isPending && !accounts && <p className={classes.none}>{texts.notShown}</p>}
      {accounts?.length === 0 && <p className={classes.none}>{texts.none}</p>}
      {accounts && accounts.length > 0 && (
        <ul className={classes.accounts}>
          {accounts.map(({ _id: id, username, storage }) => (
            <li key={id} className={classes.account}>
              <Link className={classes.name} to={`/admin/users/${id}`}>
                <bdi>{username}</bdi>
              </Link>
              <span className={classes.size}>{formatBytes(storage)}</span>
              <ShareBar percent={(storage / most) * 100} isThin />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
