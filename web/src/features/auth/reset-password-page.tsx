import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';

import { sentenceOf } from '../../api-failure.ts';
import { answerOf, api } from '../../api.ts';
import { SignPage } from '../../layout/sign-page.tsx';
import { NewPasswordFields } from './account-fields.tsx';
import { AuthForm } from './auth-form.tsx';
import { checkNewPassword, type NewPasswordForm } from './validation.ts';

const initialValues: NewPasswordForm = { password: '', confirmPassword: '' };

/** Where a mailed link leads: sets a new password, once. */
export function ResetPasswordPage() {
  const [parameters] = useSearchParams();
  const token = parameters.get('token') ?? '';
  const form = useForm({ initialValues, validate: checkNewPassword });
  const reset = useMutation({
    mutationFn: ({ password }: NewPasswordForm) =>
      answerOf(api.auth.password.reset.$post({ json: { token, newPassword: password } })),
    meta: { isShownInPlace: true },
  });
  if (reset.isSuccess) {
    return (
      <SignPage title="Your password is changed" lead="Sign in with the new one.">
        <Button component={Link} to="/login" size="md" fullWidth>
          Go to Login
        </Button>
      </SignPage>
    );
  }
  return (
    <SignPage title="Set a new password" foot={<Link to="/login">Back to sign in</Link>}>
      <AuthForm
        failure={reset.isError ? sentenceOf(reset.error) : undefined}
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
      </AuthForm>
    </SignPage>
  );
}
