import { Skeleton } from '@mantine/core';
import { IconFiles, IconUserOff, IconWorld } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';

import { DomainChecks } from '../../../../ui/domain/domain-checks.tsx';
import { DomainName } from '../../../../ui/domain/domain-name.tsx';
import { LoadError } from '../../../../ui/feedback/load-error.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { allUploadsQuery, userDomainsQuery, userQuery } from '../../admin-queries.ts';
import { readListState } from '../../admin-url.ts';
import { CheckDomainButton } from '../../domains/check-domain-button.tsx';
import { DomainStatus } from '../../domains/domain-status.tsx';
import { FilesTable } from '../../files/files-table.tsx';
import { DateTime } from '../../records/date-time.tsx';
import { ListToolbar } from '../../records/list-toolbar.tsx';
import { RecordsList } from '../../records/records-list.tsx';
import { Cell, RecordsTable } from '../../records/records-table.tsx';
import { SubPage } from '../../records/sub-page.tsx';
import { uploadSorts } from '../../sort-options.ts';
import { UserAccount } from './user-account.tsx';

import classes from './user-page.module.css';

const noFiles = { icon: <IconFiles />, title: 'No uploads found' };
const noDomains = { icon: <IconWorld />, title: 'No domains' };

/** One user: account, actions, domains and files. */
export function UserPage() {
  const { id = '' } = useParams();
  const { data: user } = useQuery(userQuery(id));
  return (
    <SubPage title={user?.username ?? 'User'} backTo="/admin?tab=users" backLabel="All users">
      <UserContent key={id} id={id} />
    </SubPage>
  );
}

function UserContent({ id }: { id: string }) {
  const user = useQuery(userQuery(id));
  if (user.isPending) {
    return (
      <output aria-label="Loading the user">
        <Skeleton className={classes.skeleton ?? ''} />
      </output>
    );
  }
  if (!user.data) {
    return (
      <Panel>
        <LoadError
          title="This user cannot be shown"
          error={user.error}
          onRetry={() => void user.refetch()}
          icon={<IconUserOff />}
        />
      </Panel>
    );
  }
  return (
    <>
      <UserAccount user={user.data} />
      <UserDomains id={id} />
      <UserFiles id={id} />
    </>
  );
}

function UserDomains({ id }: { id: string }) {
  const list = useQuery(userDomainsQuery(id));
  return (
    <Panel title="Domains">
      <RecordsList list={list} label="domains" empty={noDomains}>
        {(domains) => (
          <RecordsTable label="Domains" headings={['Domain', 'Status', 'Measured', 'Requested']}>
            {domains.map((domain) => (
              <tr key={domain._id}>
                <Cell label="Domain">
                  <DomainName domain={domain.domain} isChecked />
                </Cell>
                <Cell label="Status">
                  <DomainStatus domain={domain} />
                </Cell>
                <Cell label="Measured">
                  {domain.status !== 'rejected' && (
                    <DomainChecks domain={domain} action={<CheckDomainButton domain={domain} />} />
                  )}
                </Cell>
                <Cell label="Requested">
                  <DateTime at={domain.createdAt} />
                </Cell>
              </tr>
            ))}
          </RecordsTable>
        )}
      </RecordsList>
    </Panel>
  );
}

function UserFiles({ id }: { id: string }) {
  const [parameters] = useSearchParams();
  const list = useQuery(allUploadsQuery(readListState(parameters), id));
  return (
    <Panel title="Files">
      <ListToolbar searchLabel="Search files..." sorts={uploadSorts} />
      <RecordsList list={list} label="files" empty={noFiles}>
        {(uploads) => <FilesTable uploads={uploads} isOfOne />}
      </RecordsList>
    </Panel>
  );
}
