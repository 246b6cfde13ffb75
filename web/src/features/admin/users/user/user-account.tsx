import { formatBytes } from '@perch/contract/size';
import type { User } from '@perch/contract/users';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { settingsQuery } from '../../../../api/queries.ts';
import { StatusBadge } from '../../../../ui/feedback/status-badge.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { DateTime } from '../../records/date-time.tsx';
import { QuotaForm } from './quota-form.tsx';
import { UserActions } from './user-actions.tsx';
import { linkStatus } from './user-changes.ts';

import classes from './user-account.module.css';

export function UserAccount({ user }: { user: User }) {
  const { data: settings } = useQuery(settingsQuery);
  const links = linkStatus(user);
  const quota = user.quota ?? settings?.userQuota ?? null;
  return (
    <Panel title={user.username} side={<StatusBadge status={user.status} />}>
      <dl className={classes.facts}>
        <Fact label="Email">{user.email}</Fact>
        <Fact label="Role">{user.isAdmin ? 'Administrator' : 'User'}</Fact>
        <Fact label="Joined">
          <DateTime at={user.createdAt} />
        </Fact>
        <Fact label="Uploads">{user.uploadCount}</Fact>
        <Fact label="Storage">
          {formatBytes(user.storage)}
          {quota !== null && ` of ${formatBytes(quota)}`}
        </Fact>
        {links && <Fact label="Links">{links}</Fact>}
      </dl>
      <QuotaForm key={user.quota} user={user} defaultQuota={settings?.userQuota ?? null} />
      <UserActions user={user} />
    </Panel>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value}>{children}</dd>
    </div>
  );
}
