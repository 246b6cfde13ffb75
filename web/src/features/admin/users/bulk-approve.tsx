import { Button } from '@mantine/core';
import type { User } from '@perch/contract/users';
import { IconCheck } from '@tabler/icons-react';

import { m } from '../../../language/messages.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { approveUser } from '../admin-requests.ts';
import { useAdminAction } from '../use-admin-action.ts';

import classes from './bulk-approve.module.css';

interface BulkApproveProps {
  users: readonly User[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

/** Selects all pending users, and approves the selected ones. */
export function BulkApprove({ users, chosen, onChoose }: BulkApproveProps) {
  // A selected user may have been approved with the row's own button.
  const ids = users.map(({ _id }) => _id).filter((id) => chosen.has(id));
  const approve = useAdminAction({
    run: approveAll,
    done: (count) => m.users.pending.approved({ count }),
    failed: m.users.pending.failedToApprove,
    onDone: () => onChoose(new Set()),
  });
  const areAll = ids.length === users.length;
  return (
    <div className={classes.bar}>
      <Checkbox
        isChecked={areAll}
        onChange={(isChecked) => onChoose(new Set(isChecked ? users.map(({ _id }) => _id) : []))}
      >
        {m.users.pending.selectAll}
      </Checkbox>
      <Button
        size="xs"
        disabled={ids.length === 0}
        loading={approve.isPending}
        leftSection={<IconCheck size="1rem" aria-hidden="true" />}
        onClick={() => approve.mutate(ids)}
      >
        {m.users.pending.approveSelected({ count: ids.length })}
      </Button>
    </div>
  );
}

/** Approves one after the other, and stops at the first error; the list shows how far it came. */
async function approveAll(ids: readonly string[]): Promise<number> {
  for (const id of ids) await approveUser(id);
  return ids.length;
}
