import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import { m } from '../../../language/messages.ts';
import { Panel } from '../../../ui/panel.tsx';
import { usersQuery } from '../admin-queries.ts';
import { readListState } from '../admin-url.ts';
import { ListToolbar } from '../records/list-toolbar.tsx';
import { RecordsList } from '../records/records-list.tsx';
import { userSorts } from '../sort-options.ts';
import { UsersTable } from './users-table.tsx';

const icon = <IconUsers />;

export function AllUsers() {
  const [parameters] = useSearchParams();
  const list = useQuery(usersQuery(readListState(parameters)));
  return (
    <Panel title={m.admin.tabs.usersCount({ count: list.data?.pagination.total ?? 0 })}>
      <ListToolbar searchLabel={m.users.search} sorts={userSorts} />
      <RecordsList list={list} loading={m.users.loading} empty={{ icon, title: m.users.empty }}>
        {(users) => <UsersTable users={users} />}
      </RecordsList>
    </Panel>
  );
}
