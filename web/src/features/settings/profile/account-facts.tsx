import { formatBytes } from '@perch/contract/size';
import { useQuery } from '@tanstack/react-query';

import { storageLimit } from '../../../api/account.ts';
import { accountQuery, settingsQuery } from '../../../api/queries.ts';
import { formatDate } from '../../../format/date.ts';
import { Panel } from '../../../ui/panel.tsx';

import classes from './account-facts.module.css';

/** The account's read-only facts. */
export function AccountFacts() {
  // Each upload changes the figures, so they are loaded each time they are shown.
  const { data: account } = useQuery({ ...accountQuery, staleTime: 0 });
  const { data: settings } = useQuery(settingsQuery);
  if (!account) return null;
  const facts = {
    'Member since': formatDate(account.createdAt),
    Role: account.isAdmin ? 'Administrator' : 'User',
    Uploads: String(account.uploadCount),
    'Storage used': formatBytes(account.storage),
    'Storage limit': storageLimit(account, settings),
  };
  return (
    <Panel title="Account">
      <dl className={classes.facts}>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name} className={classes.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
