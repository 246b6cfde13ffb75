import { Button } from '@mantine/core';
import type { User } from '@perch/contract/users';
import { IconShield, IconTrash, IconUserCheck, IconUserPause } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { accountQuery } from '../../api.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { changeUser } from './admin-calls.ts';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { useAdminAction } from './use-admin-action.ts';
import { type Change, changesFor } from './user-changes.ts';

import classes from './user-actions.module.css';

const icons = { access: { in: IconUserCheck, out: IconUserPause }, role: IconShield };

export function UserActions({ user }: { user: User }) {
  const navigate = useNavigate();
  const { data: account } = useQuery(accountQuery);
  const [asked, setAsked] = useState<Change>();
  const [isDeleting, setIsDeleting] = useState(false);
  const change = useAdminAction({
    run: ({ json }: Change) => changeUser(user._id, json),
    done: 'User changed successfully',
    failed: 'Failed to change user',
    onSettled: () => setAsked(undefined),
  });
  const { access, role } = changesFor(user);
  const AccessIcon = user.status === 'approved' ? icons.access.out : icons.access.in;
  return (
    <div className={classes.actions}>
      <Button
        variant="default"
        leftSection={<AccessIcon size="1rem" aria-hidden="true" />}
        onClick={() => setAsked(access)}
      >
        {access.label}
      </Button>
      <Button
        variant="default"
        leftSection={<icons.role size="1rem" aria-hidden="true" />}
        onClick={() => setAsked(role)}
      >
        {role.label}
      </Button>
      {account?._id !== user._id && (
        <Button
          variant="default"
          className={classes.delete ?? ''}
          leftSection={<IconTrash size="1rem" aria-hidden="true" />}
          onClick={() => setIsDeleting(true)}
        >
          Delete user
        </Button>
      )}
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={asked?.label ?? ''}
        confirmLabel={asked?.label ?? ''}
        isBusy={change.isPending}
        onConfirm={() => asked && change.mutate(asked)}
        onCancel={() => setAsked(undefined)}
      >
        <p>{asked?.question}</p>
      </ConfirmDialog>
      <DeleteUserDialog
        user={isDeleting ? user : undefined}
        onClose={() => setIsDeleting(false)}
        onDeleted={() => void navigate('/admin?tab=users')}
      />
    </div>
  );
}
