import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';

import { settingsQuery } from '../../api/queries.ts';
import { AuthLayout } from '../../layout/auth-layout.tsx';
import { PasswordField } from '../../ui/form/field.tsx';
import { EmailField } from './account-fields.tsx';
import { AuthForm } from './auth-form.tsx';
import { ConnectionProblems } from './diagnostics/connection-problems.tsx';
import { loginErrorMessage } from './login-error.ts';
import { useSignIn } from './use-sign-in.ts';
import { validateLogin } from './validation.ts';

export function LoginPage() {
  const form = useForm({ initialValues: { email: '', password: '' }, validate: validateLogin });
  const signIn = useSignIn();
  const failure = signIn.isError ? loginErrorMessage(signIn.error) : undefined;
  return (
    <AuthLayout
      title="Sign in"
      foot={<RegisterHint />}
      below={<ConnectionProblems typed={form.values} />}
    >
      <AuthForm
        failure={failure}
        onSubmit={form.onSubmit((values) => signIn.mutate(values))}
        submitLabel="Sign in"
        busyLabel="Signing in..."
        isBusy={signIn.isPending}
        foot={<ForgotHint />}
      >
        <EmailField {...form.getInputProps('email')} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
      </AuthForm>
    </AuthLayout>
  );
}

/** Shown only when the server sends mail. */
function ForgotHint() {
  const { data: settings } = useQuery(settingsQuery);
  return settings?.hasMail ? <Link to="/forgot-password">Forgot your password?</Link> : null;
}

function RegisterHint() {
  const { search } = useLocation();
  const { data: settings } = useQuery(settingsQuery);
  if (settings?.registration === 'closed') return 'New accounts are not accepted at the moment.';
  if (settings?.registration === 'invite') return 'New accounts are by invitation.';
  return (
    <>
      No account yet? <Link to={{ pathname: '/register', search }}>Create one</Link>
    </>
  );
}
