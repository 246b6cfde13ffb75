import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { ApiError } from '../../../api/api-error.ts';
import { api, parseResponse } from '../../../api/client.ts';
import { accountQuery } from '../../../api/queries.ts';
import { refetch } from '../../../api/refetch.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { PasswordField } from '../../../ui/form/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { KeepApiToken } from '../../../ui/form/keep-api-token.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { apiTokenQuery } from '../api/api-token-query.ts';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { type PasswordForm, validatePasswordChange } from '../settings-validation.ts';
import { sessionsQuery } from './sessions-query.ts';

import classes from '../settings-form.module.css';

const initialValues: PasswordForm = {
  currentPassword: '',
  newPassword: '',
  confirmPassword: '',
  keepApiToken: false,
};

export function PasswordPanel() {
  const form = useForm({ initialValues, validate: validatePasswordChange });
  const change = useChangePassword({
    onChanged: () => form.reset(),
    onWrongPassword: (sentence) => form.setFieldError('currentPassword', sentence),
  });
  return (
    <Panel title="Change Password">
      <p className={classes.lead}>Changing it signs you out everywhere else.</p>
      <Form
        className={classes.form}
        isBusy={change.isPending}
        onSubmit={form.onSubmit((values) => change.mutate(values))}
      >
        <CurrentPasswordField
          label="Current password"
          name="currentPassword"
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
        <KeepApiToken
          isChecked={form.values.keepApiToken}
          onChange={(isChecked) => form.setFieldValue('keepApiToken', isChecked)}
        />
        <SubmitButton
          className={classes.submit ?? ''}
          isBusy={change.isPending}
          busyLabel="Changing..."
        >
          Change Password
        </SubmitButton>
      </Form>
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
    mutationFn: ({ currentPassword, newPassword, keepApiToken }: PasswordForm) =>
      parseResponse(
        api.auth.password.$put({ json: { currentPassword, newPassword, keepApiToken } }),
      ),
    onSuccess: () => {
      toastSuccess('Password changed successfully!');
      onChanged();
      queryClient.removeQueries(apiTokenQuery);
      // Changing the password also cancels an email change that was not confirmed yet.
      void refetch(queryClient, accountQuery.queryKey);
      return refetch(queryClient, sessionsQuery.queryKey);
    },
    onError: (failure) => {
      if (failure instanceof ApiError && failure.code === 'wrong_password') {
        onWrongPassword(failure.message);
      }
    },
  });
}
