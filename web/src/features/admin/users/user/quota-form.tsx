import { Button } from '@mantine/core';
import { formatBytes } from '@perch/contract/size';
import type { User } from '@perch/contract/users';
import { useState } from 'react';

import { Field } from '../../../../ui/form/field.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { changeUser } from '../../admin-requests.ts';
import { useAdminAction } from '../../use-admin-action.ts';
import { formatQuota, parseQuota } from './quota.ts';

import classes from './quota-form.module.css';

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
    done: 'Quota saved',
    failed: 'Failed to save the quota',
  });
  return (
    <Form
      className={classes.form}
      isBusy={save.isPending}
      onSubmit={() => {
        const quota = parseQuota(text);
        setError(quota === undefined ? 'A size is needed, such as 500 MB or 2 GB' : undefined);
        if (quota !== undefined) save.mutate(quota);
      }}
    >
      <Field
        className={classes.field ?? ''}
        size="sm"
        label="Quota"
        placeholder={defaultQuota === null ? 'No limit' : `${formatBytes(defaultQuota)} (default)`}
        value={text}
        error={error}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={save.isPending}>
        Save quota
      </Button>
    </Form>
  );
}
