import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';

import { errorMessage } from '../../../api/api-error.ts';
import { api, parseResponse } from '../../../api/client.ts';
import { resolveConfirmation } from '../../../api/confirmation.ts';
import { m } from '../../../language/messages.ts';
import { Form } from '../../../ui/form/form.tsx';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { ConfirmationActions } from './confirmation-actions.tsx';
import { useFirstFocus } from './use-first-focus.ts';

import classes from './confirmation-dialog.module.css';

export function PasswordConfirmation() {
  const field = useFirstFocus<HTMLInputElement>();
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (password) => (password ? null : m.accountFields.password.required) },
  });
  const confirm = useMutation({
    mutationFn: (json: { password: string }) => parseResponse(api.auth.confirm.$post({ json })),
    meta: { isShownInPlace: true },
    onSuccess: () => resolveConfirmation(true),
    onError: (failure) => {
      form.setFieldError('password', errorMessage(failure));
      field.current?.focus();
    },
  });
  return (
    <Form
      className={classes.way}
      isBusy={confirm.isPending}
      onSubmit={form.onSubmit((values) => confirm.mutate(values))}
    >
      <CurrentPasswordField
        ref={field}
        label={m.settings.confirmation.password}
        name="password"
        data-autofocus
        {...form.getInputProps('password')}
      />
      <ConfirmationActions>
        <Button type="submit" loading={confirm.isPending}>
          {m.settings.confirmation.confirm}
        </Button>
      </ConfirmationActions>
    </Form>
  );
}
