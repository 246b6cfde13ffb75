import { formatBytes } from '@perch/contract/size';
import type { User } from '@perch/contract/users';
import { IconTrash, IconUserSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { accountQuery } from '../../../api/queries.ts';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { DateTime } from '../records/date-time.tsx';
import { Cell, RecordsTable } from '../records/records-table.tsx';
import { RowActions } from '../records/row-actions.tsx';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { UserName } from './user-name.tsx';

export function UsersTable({ users }: { users: readonly User[] }) {
  const [toDelete, setToDelete] = useState<User>();
  return (
    <>
      <RecordsTable
        label="All users"
        headings={['User', 'Status', 'Uploads', 'Storage', 'Joined', 'Actions']}
      >
        {users.map((user) => (
          <tr key={user._id}>
            <Cell label="User">
              <UserName user={user} />
            </Cell>
            <Cell label="Status">
              <StatusBadge status={user.status} />
            </Cell>
            <Cell label="Uploads" kind="number">
              {user.uploadCount}
            </Cell>
            <Cell label="Storage" kind="number">
              {formatBytes(user.storage)}
            </Cell>
            <Cell label="Joined">
              <DateTime at={user.createdAt} />
            </Cell>
            <Cell label="Actions" kind="actions">
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
        label={`View ${user.username}`}
        icon={<IconUserSearch size="1.125rem" />}
        onClick={() => void navigate(`/admin/users/${user._id}`)}
      />
      {account?._id !== user._id && (
        <IconButton
          label={`Delete ${user.username}`}
          icon={<IconTrash size="1.125rem" />}
          tone="danger"
          onClick={() => onDelete(user)}
        />
      )}
    </RowActions>
  );
}
