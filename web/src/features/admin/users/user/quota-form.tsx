import { Button } from '@mantine/core';
import type { User } from '@perch/contract/users';
import { useState } from 'react';

import { m } from '../../../../language/messages.ts';
import { Field } from '../../../../ui/form/field.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { changeUser } from '../../admin-requests.ts';
import { useAdminAction } from '../../use-admin-action.ts';
import { formatQuota, parseQuota } from './quota.ts';

import classes from './quota-form.module.css';

// In the units that the field takes.
const examples = { first: '500 MB', second: '2 GB' };

interface QuotaFormProps {
  user: User;
  /** Bytes; null: no limit. */
  defaultQuota: number | null;
}

/** Sets a user's quota; an empty field restores the server's default. */
export function QuotaForm({ user, defaultQuota }: QuotaFormProps) {
  const [text, setText] = useState(formatQuota(user.quota));
  const [error, setError] = useState<string>();
  const save = useAdminAction({
    run: (quota: number | null) => changeUser(user._id, { quota }),
    done: m.users.quota.saved,
    failed: m.users.quota.failed,
  });
  return (
    <Form
      className={classes.form}
      isBusy={save.isPending}
      onSubmit={() => {
        const quota = parseQuota(text);
        setError(quota === undefined ? m.users.quota.invalid(examples) : undefined);
        if (quota !== undefined) save.mutate(quota);
      }}
    >
      <Field
        className={classes.field ?? ''}
        size="sm"
        label={m.users.quota.label}
        placeholder={
          defaultQuota === null
            ? m.users.quota.none
            : m.users.quota.default({ defaultBytes: defaultQuota })
        }
        value={text}
        error={error}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={save.isPending}>
        {m.users.quota.save}
      </Button>
    </Form>
  );
}
