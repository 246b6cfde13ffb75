import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';

import { sentenceOf } from '../../api/api-error.ts';
import { answerOf, api } from '../../api/client.ts';
import { SignPage } from '../../layout/auth-layout.tsx';
import { EmailField } from './account-fields.tsx';
import { AuthForm } from './auth-form.tsx';
import { checkEmail } from './validation.ts';

const back = <Link to="/login">Back to sign in</Link>;

/** Asks for a link by mail; says the same whether or not there is such an account. */
export function ForgotPasswordPage() {
  const form = useForm({
    initialValues: { email: '' },
    validate: ({ email }) => checkEmail(email),
  });
  const ask = useMutation({
    mutationFn: ({ email }: { email: string }) =>
      answerOf(api.auth.password.forgot.$post({ json: { email: email.trim() } })),
    meta: { isShownInPlace: true },
  });
  if (ask.isSuccess) {
    return (
      <SignPage title="Look into your mail" lead={ask.data.message} foot={back}>
        {null}
      </SignPage>
    );
  }
  return (
    <SignPage
      title="Forgot your password?"
      lead="You get a link by mail to set a new one."
      foot={back}
    >
      <AuthForm
        failure={ask.isError ? sentenceOf(ask.error) : undefined}
        onSubmit={form.onSubmit((values) => ask.mutate(values))}
        submitLabel="Send the link"
        busyLabel="Sending..."
        isBusy={ask.isPending}
      >
        <EmailField {...form.getInputProps('email')} />
      </AuthForm>
    </SignPage>
  );
}
