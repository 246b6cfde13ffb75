import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';

import { errorMessage } from '../../api/api-error.ts';
import { api, parseResponse } from '../../api/client.ts';
import { m } from '../../language/messages.ts';
import { AuthLayout } from '../../layout/auth-layout.tsx';
import { EmailField } from './account-fields.tsx';
import { AuthForm } from './auth-form.tsx';
import { validateEmailForm } from './validation.ts';

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
  const texts = m.signIn.forgotten;
  const back = <Link to="/login">{m.signIn.back}</Link>;
  if (ask.isSuccess) {
    return (
      <AuthLayout title={texts.sent} lead={ask.data.message} foot={back}>
        {null}
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={texts.title} lead={texts.lead} foot={back}>
      <AuthForm
        failure={ask.isError ? errorMessage(ask.error) : undefined}
        onSubmit={form.onSubmit((values) => ask.mutate(values))}
        submitLabel={texts.submit}
        busyLabel={texts.submitting}
        isBusy={ask.isPending}
      >
        <EmailField {...form.getInputProps('email')} />
      </AuthForm>
    </AuthLayout>
  );
}
