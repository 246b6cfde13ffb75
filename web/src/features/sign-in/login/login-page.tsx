import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';

import { settingsQuery } from '../../../api/queries.ts';
import { m } from '../../../language/messages.ts';
import { rich } from '../../../language/rich.ts';
import { AuthLayout } from '../../../layout/auth-layout.tsx';
import { lazy } from '../../../lib/lazy.ts';
import { ConnectionProblems } from '../diagnostics/connection-problems.tsx';
import { loginErrorMessage, refusalMessage } from '../login-error.ts';
import { useSignIn } from '../use-sign-in.ts';
import { validateLogin } from '../validation.ts';
import { FirstStep } from './first-step.tsx';
import { secondFactorOf } from './second-factor.ts';
import { useArrival } from './use-arrival.ts';

const loadSecondStep = () => import('./second-step.tsx');
const SecondStep = lazy(async () => ({ default: (await loadSecondStep()).SecondStep }));

/** In the query of the address: signing in is wanted, although the server is not set up. */
const signInWord = 'sign-in';

interface LoginPageProps {
  /** Shown in its place while there is no administrator. */
  FirstScreen: ComponentType<{ command: string; signInPath: string; below: ReactNode }>;
}

/** Signing in, in one step or two. */
export function LoginPage({ FirstScreen }: LoginPageProps) {
  const form = useForm({ initialValues: { email: '', password: '' }, validate: validateLogin });
  const { data: settings } = useQuery(settingsQuery);
  const signIn = useSignIn();
  const [refusal, setRefusal] = useState<string>();
  const [hasReturned, setHasReturned] = useState(false);
  const [query] = useSearchParams();
  const isArriving = useArrival({
    signIn,
    onRefused: setRefusal,
    hasProxy: settings?.signIn.proxy,
  });
  // Not needed to show the page, but immediately afterwards.
  useEffect(() => {
    loadSecondStep().catch(() => undefined);
  }, []);
  const second = secondFactorOf(signIn.error);
  const below = <ConnectionProblems typed={form.values} />;
  const waiting = (
    <AuthLayout title={m.signIn.title} lead={<output>{m.signIn.submitting}</output>} below={below}>
      {null}
    </AuthLayout>
  );
  if (second) {
    const toFirst = (code?: string) => {
      form.setFieldValue('password', '');
      setRefusal(code);
      setHasReturned(true);
      signIn.reset();
    };
    const publicUrl = settings?.publicUrl;
    return (
      <Suspense fallback={waiting}>
        <SecondStep second={second} publicUrl={publicUrl} onBack={toFirst} below={below} />
      </Suspense>
    );
  }
  if (isArriving) return waiting;
  const command = settings?.setupCommand;
  if (command && !query.has(signInWord)) {
    return (
      <Suspense fallback={waiting}>
        <FirstScreen command={command} signInPath={`/login?${signInWord}`} below={below} />
      </Suspense>
    );
  }
  const failed = signIn.isPending ? undefined : refusal && refusalMessage(refusal);
  return (
    <AuthLayout
      title={m.signIn.title}
      foot={settings?.signIn.password === false ? undefined : <RegisterHint />}
      below={below}
    >
      <FirstStep
        form={form}
        settings={settings}
        signIn={signIn}
        failure={loginErrorMessage(signIn.error, signIn.variables) ?? failed}
        takesFocus={hasReturned}
        onStart={(attempt) => {
          setRefusal(undefined);
          signIn.mutate(attempt);
        }}
      />
    </AuthLayout>
  );
}

function RegisterHint() {
  const { search } = useLocation();
  const { data: settings } = useQuery(settingsQuery);
  if (settings?.registration === 'closed') return m.signIn.closed;
  if (settings?.registration === 'invite') return m.signIn.byInvitation;
  return rich((at) => m.signIn.noAccount({ link: at('link') }), {
    link: <Link to={{ pathname: '/register', search }}>{m.signIn.createLink}</Link>,
  });
}
