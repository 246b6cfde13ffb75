import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';

import { errorMessage } from '../../api/api-error.ts';
import { api, parseResponse } from '../../api/client.ts';
import { AuthLayout } from '../../layout/auth-layout.tsx';
import { EmailField } from './account-fields.tsx';
import { AuthForm } from './auth-form.tsx';
import { validateEmailForm } from './validation.ts';

const back = <Link to="/login">Back to sign in</Link>;

/** Requests a reset link by mail; the response is the same for an unknown email. */
export function ForgotPasswordPage() {
  const form = useForm({
    initialValues: { email: '' },
    validate: ({ email }) => validateEmailForm(email),
  });
  const ask = useMutation({
    mutationFn: ({ email }: { email: string }) =>
      parseResponse(api.auth.password.forgot.$post({ json: { email: email.trim() } })),
    meta: { isShownInPlace: true },
  });
  if (ask.isSuccess) {
    return (
      <AuthLayout title="Look into your mail" lead={ask.data.message} foot={back}>
        {null}
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      title="Forgot your password?"
      lead="You get a link by mail to set a new one."
      foot={back}
    >
      <AuthForm
        failure={ask.isError ? errorMessage(ask.error) : undefined}
        onSubmit={form.onSubmit((values) => ask.mutate(values))}
        submitLabel="Send the link"
        busyLabel="Sending..."
        isBusy={ask.isPending}
      >
        <EmailField {...form.getInputProps('email')} />
      </AuthForm>
    </AuthLayout>
  );
}
