import type { User } from '@perch/contract/users';
import { IconUserCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

import { m } from '../../../language/messages.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { pendingUsersQuery } from '../admin-queries.ts';
import { approveUser } from '../admin-requests.ts';
import { readListState } from '../admin-url.ts';
import { DateTime } from '../records/date-time.tsx';
import { RecordsList } from '../records/records-list.tsx';
import { Cell, RecordsTable } from '../records/records-table.tsx';
import { ReviewButtons } from '../records/review-buttons.tsx';
import { RowActions } from '../records/row-actions.tsx';
import { useAdminAction } from '../use-admin-action.ts';
import { BulkApprove } from './bulk-approve.tsx';
import { RejectUserDialog } from './reject-user-dialog.tsx';
import { UserName } from './user-name.tsx';

const icon = <IconUserCheck />;

export function PendingUsers() {
  const [parameters] = useSearchParams();
  const list = useQuery(pendingUsersQuery(readListState(parameters).page));
  const title = m.users.pending.empty;
  return (
    <Panel title={m.users.pending.title}>
      <RecordsList list={list} loading={m.users.pending.loading} empty={{ icon, title }}>
        {(users) => <Waiting users={users} />}
      </RecordsList>
    </Panel>
  );
}

function Waiting({ users }: { users: readonly User[] }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [toReject, setToReject] = useState<User>();
  const approve = useAdminAction({
    run: approveUser,
    done: m.users.pending.approved({ count: 1 }),
    failed: m.users.pending.failedToApprove,
  });
  const person = m.users.user;
  const { registered } = m.users.pending;
  const choose = (id: string, isChosen: boolean) => {
    const others = [...chosen].filter((other) => other !== id);
    setChosen(new Set(isChosen ? [...others, id] : others));
  };
  return (
    <>
      <BulkApprove users={users} chosen={chosen} onChoose={setChosen} />
      <RecordsTable label={m.users.pending.label} headings={[person, registered]} hasActions>
        {users.map((user) => (
          <tr key={user._id}>
            <Cell label={person}>
              <RowChoice
                user={user}
                isChosen={chosen.has(user._id)}
                onChoose={(isChosen) => choose(user._id, isChosen)}
              />
            </Cell>
            <Cell label={registered}>
              <DateTime at={user.createdAt} />
            </Cell>
            <Cell label={m.admin.records.actions} kind="actions">
              <ReviewButtons
                name={user.username}
                isApproving={approve.isPending && approve.variables === user._id}
                onApprove={() => approve.mutate(user._id)}
                onReject={() => setToReject(user)}
              />
            </Cell>
          </tr>
        ))}
      </RecordsTable>
      <RejectUserDialog user={toReject} onClose={() => setToReject(undefined)} />
    </>
  );
}

interface RowChoiceProps {
  user: User;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

function RowChoice({ user, isChosen, onChoose }: RowChoiceProps) {
  return (
    <RowActions isStart>
      <Checkbox isBare isChecked={isChosen} onChange={onChoose}>
        {m.users.pending.select({ name: user.username })}
      </Checkbox>
      <UserName user={user} />
    </RowActions>
  );
}
