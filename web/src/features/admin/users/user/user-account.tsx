import type { UserRecord } from '@perch/contract/users';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { settingsQuery } from '../../../../api/queries.ts';
import { formatNumber } from '../../../../format/number.ts';
import { formatBytes } from '../../../../format/size.ts';
import { m } from '../../../../language/messages.ts';
import { StatusBadge } from '../../../../ui/feedback/status-badge.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { DateTime } from '../../records/date-time.tsx';
import { Factors } from './factors.tsx';
import { QuotaForm } from './quota-form.tsx';
import { UserActions } from './user-actions.tsx';
import { linkStatus } from './user-changes.ts';

import classes from './user-account.module.css';

export function UserAccount({ user }: { user: UserRecord }) {
  const { data: settings } = useQuery(settingsQuery);
  const { email, role, roleAdmin, roleUser, storageOf } = m.users.account;
  const links = linkStatus(user);
  const quota = user.quota ?? settings?.userQuota ?? null;
  return (
    <Panel title={user.username} side={<StatusBadge status={user.status} />}>
      <dl className={classes.facts}>
        <Fact label={email}>{user.email || '–'}</Fact>
        <Fact label={role}>{user.isAdmin ? roleAdmin : roleUser}</Fact>
        <Fact label={m.users.joined}>
          <DateTime at={user.createdAt} />
        </Fact>
        <Fact label={m.users.uploads}>{uploadsText(user)}</Fact>
        <Fact label={m.users.storage}>
          {quota === null
            ? formatBytes(user.storage)
            : storageOf({ usedBytes: user.storage, maxBytes: quota })}
        </Fact>
        <Fact label={m.factorReset.factors}>
          <Factors factors={user.factors} />
        </Fact>
        {links && <Fact label={m.users.account.links}>{links}</Fact>}
      </dl>
      <QuotaForm key={user.quota} user={user} defaultQuota={settings?.userQuota ?? null} />
      <UserActions user={user} />
    </Panel>
  );
}

/** The files that the lists show, and how many more are in the trash. */
function uploadsText({ uploadCount, trashedCount }: UserRecord): string {
  const count = formatNumber(uploadCount - trashedCount);
  return trashedCount === 0 ? count : `${count} · ${m.dashboard.trashed({ count: trashedCount })}`;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value}>{children}</dd>
    </div>
  );
}
