import type { User, UserRecord } from '@perch/contract/users';
import { IconTrash, IconUserSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { accountQuery } from '../../../api/queries.ts';
import { formatNumber } from '../../../format/number.ts';
import { formatBytes } from '../../../format/size.ts';
import { m } from '../../../language/messages.ts';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { DateTime } from '../records/date-time.tsx';
import { Cell, RecordsTable } from '../records/records-table.tsx';
import { RowActions } from '../records/row-actions.tsx';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { UserName } from './user-name.tsx';

export function UsersTable({ users }: { users: readonly UserRecord[] }) {
  const [toDelete, setToDelete] = useState<User>();
  const words = m.users;
  return (
    <>
      <RecordsTable
        label={words.all}
        headings={[words.user, words.status, words.uploads, words.storage, words.joined]}
        hasActions
      >
        {users.map((user) => (
          <tr key={user._id}>
            <Cell label={words.user}>
              <UserName user={user} />
            </Cell>
            <Cell label={words.status}>
              <StatusBadge status={user.status} />
            </Cell>
            <Cell label={words.uploads} kind="number">
              {formatNumber(user.uploadCount - user.trashedCount)}
            </Cell>
            <Cell label={words.storage} kind="number">
              {formatBytes(user.storage)}
            </Cell>
            <Cell label={words.joined}>
              <DateTime at={user.createdAt} />
            </Cell>
            <Cell label={m.admin.records.actions} kind="actions">
              <UserActions user={user} onDelete={setToDelete} />
            </Cell>
          </tr>
        ))}
      </RecordsTable>
      <DeleteUserDialog user={toDelete} onClose={() => setToDelete(undefined)} />
    </>
  );
}

function UserActions({ user, onDelete }: { user: User; onDelete: (user: User) => void }) {
  const navigate = useNavigate();
  const { data: account } = useQuery(accountQuery);
  return (
    <RowActions>
      <IconButton
        label={m.users.view({ name: user.username })}
        icon={<IconUserSearch size="1.125rem" />}
        onClick={() => void navigate(`/admin/users/${user._id}`)}
      />
      {account?._id !== user._id && (
        <IconButton
          label={m.users.deleteNamed({ name: user.username })}
          icon={<IconTrash size="1.125rem" />}
          tone="danger"
          onClick={() => onDelete(user)}
        />
      )}
    </RowActions>
  );
}
