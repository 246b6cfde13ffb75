import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';

import { settingsQuery } from '../../../api/queries.ts';
import { AuthLayout } from '../../../layout/auth-layout.tsx';
import { useLinkToken } from '../use-link-token.ts';
import { RegisterForm } from './register-form.tsx';
import { RegistrationPending } from './registration-pending.tsx';

const signInHint = (
  <>
    Already have an account? <Link to="/login">Sign in</Link>
  </>
);

/** Registration: open, by invitation, or of the first administrator by the set-up link. */
export function RegisterPage() {
  const setup = useLinkToken('setup');
  const invite = useLinkToken('invite');
  // Another link remounts the form.
  return <Register key={setup ?? invite ?? ''} setup={setup} invite={invite} />;
}

interface RegisterProps {
  setup: string | undefined;
  invite: string | undefined;
}

function Register({ setup, invite }: RegisterProps) {
  const { data: settings } = useQuery(settingsQuery);
  const [isWaiting, setIsWaiting] = useState(false);
  if (isWaiting) return <RegistrationPending />;
  if (setup) {
    return (
      <AuthLayout
        title="Set up Perch"
        lead="This creates the first administrator, who approves all other accounts."
      >
        <RegisterForm
          grant={{ setup }}
          submitLabel="Create administrator"
          onWaiting={setIsWaiting}
        />
      </AuthLayout>
    );
  }
  const refusal = refusalFor(settings?.registration, invite);
  if (refusal) {
    return (
      <AuthLayout title="Create account" lead={refusal} foot={signInHint}>
        {null}
      </AuthLayout>
    );
  }
  if (invite) {
    return (
      <AuthLayout title="Create account" lead="You are invited." foot={signInHint}>
        <RegisterForm grant={{ invite }} submitLabel="Create account" onWaiting={setIsWaiting} />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title="Create account" lead={leadFor(settings)} foot={signInHint}>
      <RegisterForm submitLabel="Create account" onWaiting={setIsWaiting} />
    </AuthLayout>
  );
}

function refusalFor(registration: string | undefined, invite: string | undefined) {
  if (registration === 'closed') {
    return 'New accounts are not accepted at the moment. Ask the administrator for one.';
  }
  return registration === 'invite' && !invite
    ? 'New accounts are by invitation. Ask an administrator for a link.'
    : undefined;
}

function leadFor(settings: { isSetUp: boolean; registration: string } | undefined) {
  if (settings?.isSetUp === false) {
    return 'This server has no administrator yet. If it is yours, open the set-up link that it printed when it started.';
  }
  return settings?.registration === 'approval'
    ? 'An administrator approves each new account.'
    : undefined;
}
