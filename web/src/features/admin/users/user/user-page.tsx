import { Skeleton } from '@mantine/core';
import { IconFiles, IconUserOff, IconWorld } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router';

import { m } from '../../../../language/messages.ts';
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

const filesIcon = <IconFiles />;
const domainsIcon = <IconWorld />;

/** One user: account, actions, domains and files. `confirmation` is the dialog for calls that need it. */
export function UserPage({ confirmation }: { confirmation: ReactNode }) {
  const { id = '' } = useParams();
  const { data: user } = useQuery(userQuery(id));
  return (
    <SubPage
      title={user?.username ?? m.users.title}
      backTo="/admin?tab=users"
      backLabel={m.users.all}
    >
      <UserContent key={id} id={id} />
      {confirmation}
    </SubPage>
  );
}

function UserContent({ id }: { id: string }) {
  const user = useQuery(userQuery(id));
  if (user.isPending) {
    return (
      <output aria-label={m.users.account.loading}>
        <Skeleton className={classes.skeleton ?? ''} />
      </output>
    );
  }
  if (!user.data) {
    return (
      <Panel>
        <LoadError
          title={m.users.account.failed}
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
  const words = m.admin.domains;
  return (
    <Panel title={words.title}>
      <RecordsList
        list={list}
        loading={words.loading}
        empty={{ icon: domainsIcon, title: words.empty }}
      >
        {(domains) => (
          <RecordsTable
            label={words.title}
            headings={[words.domain, words.status, words.measured, words.requested]}
          >
            {domains.map((domain) => (
              <tr key={domain._id}>
                <Cell label={words.domain}>
                  <DomainName domain={domain.domain} isChecked />
                </Cell>
                <Cell label={words.status}>
                  <DomainStatus domain={domain} />
                </Cell>
                <Cell label={words.measured}>
                  {domain.status !== 'rejected' && (
                    <DomainChecks domain={domain} action={<CheckDomainButton domain={domain} />} />
                  )}
                </Cell>
                <Cell label={words.requested}>
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
  const list = useQuery(allUploadsQuery(readListState(parameters), { user: id, type: '' }));
  return (
    <Panel title={m.admin.files.title}>
      <ListToolbar searchLabel={m.admin.files.search} sorts={uploadSorts} />
      <RecordsList
        list={list}
        loading={m.admin.files.loadingFiles}
        empty={{ icon: filesIcon, title: m.admin.files.empty }}
      >
        {(uploads) => <FilesTable uploads={uploads} isOfOne />}
      </RecordsList>
    </Panel>
  );
}
