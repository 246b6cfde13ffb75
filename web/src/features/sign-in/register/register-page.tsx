import type { PublicSettings } from '@perch/contract/settings';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';

import { settingsQuery } from '../../../api/queries.ts';
import { m } from '../../../language/messages.ts';
import { rich } from '../../../language/rich.ts';
import { AuthLayout } from '../../../layout/auth-layout.tsx';
import { setupStepCount } from '../../../layout/steps/setup-path.ts';
import { StepHeading } from '../../../layout/steps/step-heading.tsx';
import { useLinkToken } from '../use-link-token.ts';
import { RegisterForm } from './register-form.tsx';
import { RegistrationPending } from './registration-pending.tsx';

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
  const [waiting, setWaiting] = useState<{ isNotified: boolean }>();
  const texts = m.signIn.register;
  const signInHint = rich((at) => texts.hasAccount({ link: at('link') }), {
    link: <Link to="/login">{texts.signInLink}</Link>,
  });
  if (waiting) return <RegistrationPending {...waiting} />;
  if (setup) {
    return (
      <AuthLayout
        title={texts.setUp}
        heading={<StepHeading step={1} steps={setupStepCount} title={texts.setUp} />}
        lead={texts.setUpLead}
      >
        <RegisterForm
          grant={{ setup }}
          submitLabel={texts.createAdministrator}
          onWaiting={setWaiting}
        />
      </AuthLayout>
    );
  }
  const refusal = refusalFor(settings, invite);
  if (refusal) {
    return (
      <AuthLayout title={texts.title} lead={refusal} foot={signInHint}>
        {null}
      </AuthLayout>
    );
  }
  if (invite) {
    return (
      <AuthLayout title={texts.title} lead={texts.invited} foot={signInHint}>
        <RegisterForm grant={{ invite }} submitLabel={texts.submit} onWaiting={setWaiting} />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={texts.title} lead={leadFor(settings)} foot={signInHint}>
      <RegisterForm submitLabel={texts.submit} onWaiting={setWaiting} />
    </AuthLayout>
  );
}

function refusalFor(settings: PublicSettings | undefined, invite: string | undefined) {
  if (settings?.signIn.password === false) {
    return m.signInWays.noRegistration;
  }
  const registration = settings?.registration;
  if (registration === 'closed') {
    return m.signIn.register.closed;
  }
  return registration === 'invite' && !invite ? m.signIn.register.byInvitation : undefined;
}

function leadFor(settings: { isSetUp: boolean; registration: string } | undefined) {
  if (settings?.isSetUp === false) {
    return m.signIn.register.notSetUp;
  }
  return settings?.registration === 'approval' ? m.signIn.register.approval : undefined;
}
