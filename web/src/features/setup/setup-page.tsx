import type { AdminSettings } from '@perch/contract/settings/admin-settings';
import type { Setup } from '@perch/contract/settings/setup';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';

import { adminSettingsQuery } from '../../api/admin/admin-settings.ts';
import { moveSetup, setupQuery } from '../../api/admin/setup.ts';
import { errorMessage } from '../../api/api-error.ts';
import { m } from '../../language/messages.ts';
import { AuthLayout } from '../../layout/auth-layout.tsx';
import { StepHeading } from '../../layout/steps/step-heading.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { AccountStep } from './account-step.tsx';
import { ClientsStep } from './clients-step.tsx';
import { InstallationStep } from './installation-step.tsx';
import { MailStep } from './mail-step.tsx';
import { RegistrationStep } from './registration-step.tsx';
import { adjacentStep, allSteps, isStored, readStep, type Step, stepQuery } from './setup-steps.ts';
import { setupScope } from './use-save-step.ts';

// In the same chunk: a file of its own would be named in the first script, which every visit loads.
export { FirstScreen } from './first-screen.tsx';

/** Where the set-up leads, and where an administrator gets whose server is set up. */
const home = '/uploads';

interface SetupPageProps {
  /** The download of the configuration of ShareX. */
  shareX: ReactNode;
}

/** The guided set-up of a new server, after the account of the set-up link. */
export function SetupPage({ shareX }: SetupPageProps) {
  const setup = useQuery(setupQuery);
  const settings = useQuery(adminSettingsQuery);
  const failed = [setup, settings].find(({ data, isPending }) => !data && !isPending);
  if (setup.data?.step === null) return <Navigate to={home} replace />;
  if (setup.data && settings.data) {
    return <Steps setup={setup.data} settings={settings.data} shareX={shareX} />;
  }
  return (
    <AuthLayout title={m.setup.title}>
      {failed ? (
        <LoadError
          title={m.setup.loadFailed}
          error={failed.error}
          onRetry={() => void Promise.all([setup.refetch(), settings.refetch()])}
        />
      ) : (
        <Loading />
      )}
    </AuthLayout>
  );
}

interface StepsProps extends SetupPageProps {
  setup: Setup;
  settings: AdminSettings;
}

function Steps({ setup, settings, shareX }: StepsProps) {
  const queryClient = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const step = readStep(query, setup.step ?? 'installation');
  // If the server does not learn the step, a later visit continues at an earlier one, and nothing more.
  const remember = useMutation({ mutationFn: moveSetup, meta: { isShownInPlace: true } });
  const finish = useMutation({
    mutationFn: () => moveSetup(null),
    meta: { isShownInPlace: true },
    scope: setupScope,
    onSuccess(finished) {
      // It may not be served any more: then the server says so.
      if (setup.address === window.location.origin) window.location.assign(home);
      else queryClient.setQueryData(setupQuery.queryKey, finished);
    },
  });
  function goTo(next: Step) {
    setQuery(stepQuery(next));
    if (isStored(next)) remember.mutate(next);
  }
  const [before, after] = [adjacentStep(step, -1), adjacentStep(step, 1)];
  const navigation = {
    onBack: before && (() => goTo(before)),
    onNext: () => (after ? goTo(after) : finish.mutate()),
  };
  const { title, lead } = textsOf(step);
  const address = { setup, publicUrl: settings.publicUrl };
  const pages: Record<Step, ReactNode> = {
    account: <AccountStep {...navigation} />,
    installation: <InstallationStep setting={settings.name} address={address} {...navigation} />,
    registration: <RegistrationStep setting={settings.registration} {...navigation} />,
    mail: <MailStep mail={setup.mail} {...navigation} />,
    clients: (
      <ClientsStep
        shareX={shareX}
        address={address}
        failure={finish.isError ? errorMessage(finish.error) : undefined}
        isBusy={finish.isPending}
        {...navigation}
      />
    ),
  };
  return (
    <AuthLayout
      title={title}
      heading={
        <StepHeading step={allSteps.indexOf(step) + 1} steps={allSteps.length} title={title} />
      }
      lead={lead}
      foot={<Link to={home}>{m.setup.later}</Link>}
    >
      {pages[step]}
    </AuthLayout>
  );
}

function textsOf(step: Step): { title: string; lead?: string } {
  return m.setup[step];
}
