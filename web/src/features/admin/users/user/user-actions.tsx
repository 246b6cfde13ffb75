import { Button } from '@mantine/core';
import type { User } from '@perch/contract/users';
import { IconLink, IconShield, IconTrash, IconUserCheck, IconUserPause } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { accountQuery } from '../../../../api/queries.ts';
import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog.tsx';
import { changeUser } from '../../admin-requests.ts';
import { useAdminAction } from '../../use-admin-action.ts';
import { DeleteUserDialog } from '../delete-user-dialog.tsx';
import { SuspendUserDialog } from '../suspend-user-dialog.tsx';
import { availableChanges, type Change } from './user-changes.ts';

import classes from './user-actions.module.css';

export function UserActions({ user }: { user: User }) {
  const navigate = useNavigate();
  const { data: account } = useQuery(accountQuery);
  const [asked, setAsked] = useState<Change>();
  const [isSuspending, setIsSuspending] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const change = useAdminAction({
    run: ({ json }: Change) => changeUser(user._id, json),
    done: 'User changed successfully',
    failed: 'Failed to change user',
    onSettled: () => setAsked(undefined),
  });
  const { letIn, links, role } = availableChanges(user);
  return (
    <div className={classes.actions}>
      {letIn ? (
        <ChangeButton Icon={IconUserCheck} change={letIn} onAsk={setAsked} />
      ) : (
        <Button
          variant="default"
          leftSection={<IconUserPause size="1rem" aria-hidden="true" />}
          onClick={() => setIsSuspending(true)}
        >
          Suspend
        </Button>
      )}
      {links && <ChangeButton Icon={IconLink} change={links} onAsk={setAsked} />}
      <ChangeButton Icon={IconShield} change={role} onAsk={setAsked} />
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
      <SuspendUserDialog
        user={isSuspending ? user : undefined}
        onClose={() => setIsSuspending(false)}
      />
      <DeleteUserDialog
        user={isDeleting ? user : undefined}
        onClose={() => setIsDeleting(false)}
        onDeleted={() => void navigate('/admin?tab=users')}
      />
    </div>
  );
}

interface ChangeButtonProps {
  Icon: typeof IconShield;
  change: Change;
  onAsk: (change: Change) => void;
}

function ChangeButton({ Icon, change, onAsk }: ChangeButtonProps) {
  return (
    <Button
      variant="default"
      leftSection={<Icon size="1rem" aria-hidden="true" />}
      onClick={() => onAsk(change)}
    >
      {change.label}
    </Button>
  );
}
