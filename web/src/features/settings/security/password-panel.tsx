import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { ApiError } from '../../../api/api-error.ts';
import { api, parseResponse } from '../../../api/client.ts';
import { accountQuery } from '../../../api/queries.ts';
import { refetch } from '../../../api/refetch.ts';
import { apiTokenQuery } from '../../../api/tokens/tokens-queries.ts';
import { m } from '../../../language/messages.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { PasswordField } from '../../../ui/form/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { KeepApiToken } from '../../../ui/form/keep-api-token.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { type PasswordForm, validatePasswordChange } from '../settings-validation.ts';
import { RemainingTokens } from '../tokens/remaining-tokens.tsx';
import { sessionsQuery } from './sessions-query.ts';

import classes from '../settings-form.module.css';

const initialValues: PasswordForm = {
  currentPassword: '',
  newPassword: '',
  confirmPassword: '',
  keepApiToken: false,
};

export function PasswordPanel() {
  const texts = m.security.password;
  const form = useForm({ initialValues, validate: validatePasswordChange });
  const change = useChangePassword({
    onChanged: () => form.reset(),
    onWrongPassword: (sentence) => form.setFieldError('currentPassword', sentence),
  });
  return (
    <Panel title={texts.title}>
      <p className={classes.lead}>{texts.lead}</p>
      <Form
        className={classes.form}
        isBusy={change.isPending}
        onSubmit={form.onSubmit((values) => change.mutate(values))}
      >
        <CurrentPasswordField
          label={texts.current}
          name="currentPassword"
          {...form.getInputProps('currentPassword')}
        />
        <PasswordField
          label={m.accountFields.newPassword.label}
          name="newPassword"
          autoComplete="new-password"
          {...form.getInputProps('newPassword')}
        />
        <PasswordField
          label={m.accountFields.newPassword.confirm}
          name="confirmPassword"
          autoComplete="new-password"
          {...form.getInputProps('confirmPassword')}
        />
        <KeepApiToken
          isChecked={form.values.keepApiToken}
          onChange={(isChecked) => form.setFieldValue('keepApiToken', isChecked)}
        />
        <RemainingTokens />
        <SubmitButton
          className={classes.submit ?? ''}
          isBusy={change.isPending}
          busyLabel={texts.submitting}
        >
          {texts.submit}
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
      toastSuccess(m.security.password.changed);
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
