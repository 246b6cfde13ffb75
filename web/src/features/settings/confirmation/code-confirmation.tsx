import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';

import { errorMessage } from '../../../api/api-error.ts';
import { api, parseResponse } from '../../../api/client.ts';
import { resolveConfirmation } from '../../../api/confirmation.ts';
import { m } from '../../../language/messages.ts';
import { Form } from '../../../ui/form/form.tsx';
import { CodeField } from '../code-field.tsx';
import { ConfirmationActions } from './confirmation-actions.tsx';
import { useFirstFocus } from './use-first-focus.ts';

import classes from './confirmation-dialog.module.css';

interface CodeConfirmationProps {
  /** Without an authenticator app, recovery codes are the codes. */
  hasApp: boolean;
  /** It has the focus, and its button is the one that stands out. */
  isFirst: boolean;
}

export function CodeConfirmation({ hasApp, isFirst }: CodeConfirmationProps) {
  const texts = m.settings.confirmation;
  const field = useFirstFocus<HTMLInputElement>(isFirst);
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (code) => (code.trim() ? null : m.settings.confirmation.codeRequired) },
  });
  const confirm = useMutation({
    mutationFn: ({ code }: { code: string }) =>
      parseResponse(api.auth.confirm.$post({ json: { code: code.trim() } })),
    meta: { isShownInPlace: true },
    onSuccess: () => resolveConfirmation(true),
    onError: (failure) => {
      form.setFieldError('code', errorMessage(failure));
      field.current?.select();
    },
  });
  return (
    <Form
      className={classes.way}
      isBusy={confirm.isPending}
      onSubmit={form.onSubmit((values) => confirm.mutate(values))}
    >
      <CodeField
        ref={field}
        label={hasApp ? texts.code : texts.recoveryCode}
        description={hasApp && texts.codeHint}
        hasApp={hasApp}
        name="code"
        {...(isFirst && { 'data-autofocus': true })}
        {...form.getInputProps('code')}
      />
      <ConfirmationActions>
        <Button type="submit" variant={isFirst ? 'filled' : 'default'} loading={confirm.isPending}>
          {texts.confirm}
        </Button>
      </ConfirmationActions>
    </Form>
  );
}
