import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';

import { errorMessage } from '../../api/api-error.ts';
import { api, parseResponse } from '../../api/client.ts';
import { m } from '../../language/messages.ts';
import { AuthLayout } from '../../layout/auth-layout.tsx';
import { KeepApiToken } from '../../ui/form/keep-api-token.tsx';
import { NewPasswordFields } from './account-fields.tsx';
import { AuthForm } from './auth-form.tsx';
import { useLinkToken } from './use-link-token.ts';
import { type NewPasswordForm, validateNewPassword } from './validation.ts';

import classes from './auth-form.module.css';

const initialValues: NewPasswordForm = { password: '', confirmPassword: '' };

/** The page of a mailed reset link, which sets a new password. Another link remounts the form. */
export function ResetPasswordPage() {
  const token = useLinkToken('token') ?? '';
  return <ResetPassword key={token} token={token} />;
}

function ResetPassword({ token }: { token: string }) {
  const [keepApiToken, setKeepApiToken] = useState(false);
  const form = useForm({ initialValues, validate: validateNewPassword });
  const reset = useMutation({
    mutationFn: ({ password }: NewPasswordForm) =>
      parseResponse(
        api.auth.password.reset.$post({ json: { token, newPassword: password, keepApiToken } }),
      ),
    meta: { isShownInPlace: true },
  });
  if (reset.isSuccess) {
    return (
      <AuthLayout title={m.signIn.reset.changed} lead={m.signIn.reset.changedLead}>
        <div className={classes.form}>
          <Button component={Link} to="/login" size="md" fullWidth>
            {m.signIn.toLogin}
          </Button>
        </div>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={m.signIn.reset.title} foot={<Link to="/login">{m.signIn.back}</Link>}>
      <AuthForm
        failure={reset.isError ? errorMessage(reset.error) : undefined}
        onSubmit={form.onSubmit((values) => reset.mutate(values))}
        submitLabel={m.signIn.reset.submit}
        busyLabel={m.signIn.changing}
        isBusy={reset.isPending}
      >
        <NewPasswordFields texts={m.accountFields.newPassword} inputOf={form.getInputProps} />
        <KeepApiToken isChecked={keepApiToken} onChange={setKeepApiToken} />
      </AuthForm>
    </AuthLayout>
  );
}
