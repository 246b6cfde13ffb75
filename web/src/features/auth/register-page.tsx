import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';

import { settingsQuery } from '../../api.ts';
import { SignPage } from '../../layout/sign-page.tsx';
import { RegisterForm } from './register-form.tsx';
import { Registered } from './registered.tsx';

const signInHint = (
  <>
    Already have an account? <Link to="/login">Sign in</Link>
  </>
);

/** Registration; through the set-up link it makes the first administrator. */
export function RegisterPage() {
  const [parameters] = useSearchParams();
  const { data: settings } = useQuery(settingsQuery);
  const [isWaiting, setIsWaiting] = useState(false);
  const setup = parameters.get('setup') ?? undefined;
  if (isWaiting) return <Registered />;
  if (setup) {
    return (
      <SignPage
        title="Set up Perch"
        lead="This creates the first administrator, who approves all other accounts."
      >
        <RegisterForm setup={setup} submitLabel="Create administrator" onWaiting={setIsWaiting} />
      </SignPage>
    );
  }
  if (settings?.registration === 'closed') {
    return (
      <SignPage
        title="Create account"
        lead="New accounts are not accepted at the moment. Ask the administrator for one."
        foot={signInHint}
      >
        {null}
      </SignPage>
    );
  }
  return (
    <SignPage title="Create account" lead={leadFor(settings)} foot={signInHint}>
      <RegisterForm submitLabel="Create account" onWaiting={setIsWaiting} />
    </SignPage>
  );
}

function leadFor(settings: { isSetUp: boolean; registration: string } | undefined) {
  if (settings?.isSetUp === false) {
    return 'This server has no administrator yet. If it is yours, open the set-up link that it printed when it started.';
  }
  return settings?.registration === 'approval'
    ? 'An administrator approves each new account.'
    : undefined;
}
