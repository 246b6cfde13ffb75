import { Button, Modal } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery } from '@tanstack/react-query';

import { errorMessage } from '../../api/api-error.ts';
import { api, parseResponse } from '../../api/client.ts';
import { resolveConfirmation, useIsConfirmationPending } from '../../api/confirmation.ts';
import { accountQuery } from '../../api/queries.ts';
import { PasswordField } from '../../ui/form/field.tsx';

import classes from './confirmation-dialog.module.css';

/** Asks for the password when the server requires confirmation of a call. */
export function ConfirmationDialog() {
  return (
    <Modal.Root
      opened={useIsConfirmationPending()}
      onClose={() => resolveConfirmation(false)}
      centered
      transitionProps={{ duration: 120, transition: 'pop' }}
      classNames={{ content: classes.content }}
    >
      <Modal.Overlay backgroundOpacity={0.6} blur={2} />
      <Modal.Content>
        <Modal.Title className={classes.title ?? ''}>Confirm that it is you</Modal.Title>
        <p className={classes.text}>
          This changes how your account is reached. Your password confirms it for ten minutes.
        </p>
        <PasswordForm />
      </Modal.Content>
    </Modal.Root>
  );
}

function PasswordForm() {
  const { data: account } = useQuery(accountQuery);
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (password) => (password ? null : 'Password is required') },
  });
  const confirm = useMutation({
    mutationFn: (json: { password: string }) => parseResponse(api.auth.confirm.$post({ json })),
    meta: { isShownInPlace: true },
    onSuccess: () => resolveConfirmation(true),
    onError: (failure) => {
      form.setFieldError('password', errorMessage(failure));
      form.getInputNode('password')?.focus();
    },
  });
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit((values) => {
        if (!confirm.isPending) confirm.mutate(values);
      })}
    >
      {/* Tells password managers which account's password this is. */}
      <input type="email" autoComplete="username" value={account?.email ?? ''} readOnly hidden />
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        data-autofocus
        {...form.getInputProps('password')}
      />
      <div className={classes.actions}>
        <Button variant="default" onClick={() => resolveConfirmation(false)}>
          Cancel
        </Button>
        <Button type="submit" loading={confirm.isPending}>
          Confirm
        </Button>
      </div>
    </form>
  );
}
