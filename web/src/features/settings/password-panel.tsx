import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { ApiFailure } from '../../api-failure.ts';
import { accountQuery, answerOf, api } from '../../api.ts';
import { askAgain } from '../../ask-again.ts';
import { PasswordField } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { toastSuccess } from '../../ui/toast.tsx';
import { sessionsQuery } from './sessions-query.ts';
import { checkPasswords, type PasswordForm } from './settings-form.ts';

import classes from './settings-form.module.css';

const initialValues: PasswordForm = { currentPassword: '', newPassword: '', confirmPassword: '' };

export function PasswordPanel() {
  const { data: account } = useQuery(accountQuery);
  const form = useForm({ initialValues, validate: checkPasswords });
  const change = useChangePassword({
    onChanged: () => form.reset(),
    onWrongPassword: (sentence) => form.setFieldError('currentPassword', sentence),
  });
  return (
    <Panel title="Change Password">
      <p className={classes.lead}>Changing it signs you out everywhere else.</p>
      <form
        className={classes.form}
        noValidate
        onSubmit={form.onSubmit((values) => change.mutate(values))}
      >
        {/* Tells password managers whose password this is. */}
        <input type="email" autoComplete="username" value={account?.email ?? ''} readOnly hidden />
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          {...form.getInputProps('currentPassword')}
        />
        <PasswordField
          label="New password"
          name="newPassword"
          autoComplete="new-password"
          {...form.getInputProps('newPassword')}
        />
        <PasswordField
          label="Confirm new password"
          name="confirmPassword"
          autoComplete="new-password"
          {...form.getInputProps('confirmPassword')}
        />
        <Button
          className={classes.submit ?? ''}
          type="submit"
          size="md"
          disabled={change.isPending}
        >
          {change.isPending ? 'Changing...' : 'Change Password'}
        </Button>
      </form>
    </Panel>
  );
}

interface Outcomes {
  onChanged: () => void;
  onWrongPassword: (sentence: string) => void;
}

function useChangePassword({ onChanged, onWrongPassword }: Outcomes) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ currentPassword, newPassword }: PasswordForm) =>
      answerOf(api.auth.password.$put({ json: { currentPassword, newPassword } })),
    onSuccess: () => {
      toastSuccess('Password changed successfully!');
      onChanged();
      return askAgain(queryClient, sessionsQuery.queryKey);
    },
    onError: (failure) => {
      if (failure instanceof ApiFailure && failure.code === 'wrong_password') {
        onWrongPassword(failure.message);
      }
    },
  });
}
