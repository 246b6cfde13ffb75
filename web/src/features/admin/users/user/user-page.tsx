import { Button, Skeleton } from '@mantine/core';
import { IconFiles, IconUserOff, IconWorld } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';

import { sentenceOf } from '../../../../api/api-error.ts';
import { Measured } from '../../../../ui/domain/domain-checks.tsx';
import { DomainName } from '../../../../ui/domain/domain-name.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { domainsOfQuery, uploadsOfAllQuery, userQuery } from '../../admin-queries.ts';
import { readList } from '../../admin-url.ts';
import { CheckDomain } from '../../domains/check-domain-button.tsx';
import { DomainState } from '../../domains/domain-status.tsx';
import { FilesTable } from '../../files/files-table.tsx';
import { Moment } from '../../records/date-time.tsx';
import { ListTools } from '../../records/list-toolbar.tsx';
import { RecordsList } from '../../records/records-list.tsx';
import { Cell, RecordsTable } from '../../records/records-table.tsx';
import { AdminSubPage } from '../../records/sub-page.tsx';
import { uploadSorts } from '../../sort-options.ts';
import { UserAccount } from './user-account.tsx';

import classes from './user-page.module.css';

const noFiles = { icon: <IconFiles />, title: 'No uploads found' };
const noDomains = { icon: <IconWorld />, title: 'No domains' };

/** One user: the account and what an administrator can do with it, domains and files. */
export function UserPage() {
  const { id = '' } = useParams();
  const { data: user } = useQuery(userQuery(id));
  return (
    <AdminSubPage title={user?.username ?? 'User'} backTo="/admin?tab=users" backLabel="All users">
      <UserContent key={id} id={id} />
    </AdminSubPage>
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
        <Notice
          icon={<IconUserOff />}
          title="This user cannot be shown"
          action={<Button onClick={() => void user.refetch()}>Try again</Button>}
        >
          {sentenceOf(user.error)}
        </Notice>
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
  const list = useQuery(domainsOfQuery(id));
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
                  <DomainState domain={domain} />
                </Cell>
                <Cell label="Measured">
                  {domain.status !== 'rejected' && (
                    <Measured domain={domain} action={<CheckDomain domain={domain} />} />
                  )}
                </Cell>
                <Cell label="Requested">
                  <Moment at={domain.createdAt} />
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
  const list = useQuery(uploadsOfAllQuery(readList(parameters), id));
  return (
    <Panel title="Files">
      <ListTools searchLabel="Search files..." sorts={uploadSorts} />
      <RecordsList list={list} label="files" empty={noFiles}>
        {(uploads) => <FilesTable uploads={uploads} isOfOne />}
      </RecordsList>
    </Panel>
  );
}
