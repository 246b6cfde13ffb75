import { Button } from '@mantine/core';
import type { UserRecord } from '@perch/contract/users';
import {
  IconFileX,
  IconKeyOff,
  IconLink,
  IconMailOff,
  IconShield,
  IconTrash,
  IconUserCheck,
  IconUserPause,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { accountQuery } from '../../../../api/queries.ts';
import { m } from '../../../../language/messages.ts';
import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog.tsx';
import { changeUser } from '../../admin-requests.ts';
import { useAdminAction } from '../../use-admin-action.ts';
import { DeleteFilesDialog } from '../delete-files-dialog.tsx';
import { DeleteUserDialog } from '../delete-user-dialog.tsx';
import { SuspendUserDialog } from '../suspend-user-dialog.tsx';
import { hasFactors } from './factors.tsx';
import { ResetFactorsDialog } from './reset-factors-dialog.tsx';
import { availableChanges, type Change } from './user-changes.ts';

import classes from './user-actions.module.css';

type Dialog = 'suspend' | 'factors' | 'files' | 'delete' | 'block';

export function UserActions({ user }: { user: UserRecord }) {
  const navigate = useNavigate();
  const { data: account } = useQuery(accountQuery);
  const [asked, setAsked] = useState<Change>();
  const [open, setOpen] = useState<Dialog>();
  const change = useAdminAction({
    run: ({ json }: Change) => changeUser(user._id, json),
    done: m.users.account.changed,
    failed: m.users.account.failedToChange,
    onSettled: () => setAsked(undefined),
  });
  const { letIn, links, role } = availableChanges(user);
  const isOwn = account?._id === user._id;
  const close = () => setOpen(undefined);
  const words = asked && m.users.changes[asked.kind];
  return (
    <div className={classes.actions}>
      {letIn ? (
        <ChangeButton Icon={IconUserCheck} change={letIn} onAsk={setAsked} />
      ) : (
        <Button
          variant="default"
          leftSection={<IconUserPause size="1rem" aria-hidden="true" />}
          onClick={() => setOpen('suspend')}
        >
          {m.users.suspend.title}
        </Button>
      )}
      {links && <ChangeButton Icon={IconLink} change={links} onAsk={setAsked} />}
      <ChangeButton Icon={IconShield} change={role} onAsk={setAsked} />
      {!isOwn && hasFactors(user) && (
        <Button
          variant="default"
          leftSection={<IconKeyOff size="1rem" aria-hidden="true" />}
          onClick={() => setOpen('factors')}
        >
          {m.factorReset.title}
        </Button>
      )}
      {!isOwn && (
        <>
          <DangerButton
            Icon={IconFileX}
            label={m.users.suspend.deleteFiles}
            onClick={() => setOpen('files')}
          />
          <DangerButton
            Icon={IconTrash}
            label={m.users.delete.title}
            onClick={() => setOpen('delete')}
          />
          {user.email !== '' && (
            <DangerButton
              Icon={IconMailOff}
              label={m.users.delete.block}
              onClick={() => setOpen('block')}
            />
          )}
        </>
      )}
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={words?.label ?? ''}
        confirmLabel={words?.label ?? ''}
        isBusy={change.isPending}
        onConfirm={() => asked && change.mutate(asked)}
        onCancel={() => setAsked(undefined)}
      >
        <p>{words?.question({ name: user.username })}</p>
      </ConfirmDialog>
      <SuspendUserDialog user={open === 'suspend' ? user : undefined} onClose={close} />
      <ResetFactorsDialog user={open === 'factors' ? user : undefined} onClose={close} />
      <DeleteFilesDialog user={open === 'files' ? user : undefined} onClose={close} />
      <DeleteUserDialog
        user={open === 'delete' || open === 'block' ? user : undefined}
        blocksEmail={open === 'block'}
        onClose={close}
        onDeleted={() => void navigate('/admin?tab=users')}
      />
    </div>
  );
}

interface DangerButtonProps {
  Icon: typeof IconTrash;
  label: string;
  onClick: () => void;
}

function DangerButton({ Icon, label, onClick }: DangerButtonProps) {
  return (
    <Button
      variant="default"
      className={classes.delete ?? ''}
      leftSection={<Icon size="1rem" aria-hidden="true" />}
      onClick={onClick}
    >
      {label}
    </Button>
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
      {m.users.changes[change.kind].label}
    </Button>
  );
}
