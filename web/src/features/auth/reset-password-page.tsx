import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';

import { errorMessage } from '../../api/api-error.ts';
import { api, parseResponse } from '../../api/client.ts';
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
      <AuthLayout title="Your password is changed" lead="Sign in with the new one.">
        <div className={classes.form}>
          <Button component={Link} to="/login" size="md" fullWidth>
            Go to Login
          </Button>
        </div>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title="Set a new password" foot={<Link to="/login">Back to sign in</Link>}>
      <AuthForm
        failure={reset.isError ? errorMessage(reset.error) : undefined}
        onSubmit={form.onSubmit((values) => reset.mutate(values))}
        submitLabel="Set the password"
        busyLabel="Changing..."
        isBusy={reset.isPending}
      >
        <NewPasswordFields
          label="New password"
          confirmLabel="Confirm new password"
          inputOf={form.getInputProps}
        />
        <KeepApiToken isChecked={keepApiToken} onChange={setKeepApiToken} />
      </AuthForm>
    </AuthLayout>
  );
}
