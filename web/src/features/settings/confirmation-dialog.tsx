import { Button, Modal } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';

import { errorMessage } from '../../api/api-error.ts';
import { api, parseResponse } from '../../api/client.ts';
import { resolveConfirmation, useIsConfirmationPending } from '../../api/confirmation.ts';
import { Form } from '../../ui/form/form.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';

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
    <Form
      className={classes.form}
      isBusy={confirm.isPending}
      onSubmit={form.onSubmit((values) => confirm.mutate(values))}
    >
      <CurrentPasswordField
        label="Your password"
        name="password"
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
    </Form>
  );
}
