import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { accountQuery, settingsQuery } from '../../../api/queries.ts';
import { m } from '../../../language/messages.ts';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { signInMethodsQuery } from '../sign-in-methods-query.ts';
import { AuthenticatorPanel } from './authenticator/authenticator-panel.tsx';
import { IdentitiesPanel } from './identities/identities-panel.tsx';
import { type LinkOutcome, readLinkOutcome } from './identities/link-outcome.ts';
import { NoPasswordPanel } from './no-password-panel.tsx';
import { PasskeysPanel } from './passkeys/passkeys-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { RecoveryCodesPanel } from './recovery-codes/recovery-codes-panel.tsx';
import { RequiredSecondFactor } from './required-second-factor.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

import columns from '../columns.module.css';
import classes from './security-tab.module.css';

/** The ways to sign in, and below them where the account is signed in. */
export function SecurityTab() {
  const { data: settings } = useQuery(settingsQuery);
  const { data: methods } = useQuery(signInMethodsQuery);
  const { data: account } = useQuery(accountQuery);
  // Until it has one, the server refuses everything else.
  const isFactorNeeded = account?.needsSecondFactor === true;
  const hasNoPassword = methods?.hasPassword === false || settings?.signIn.password === false;
  return (
    <>
      {isFactorNeeded && <RequiredSecondFactor />}
      <div className={columns.columns}>
        {!isFactorNeeded && (hasNoPassword ? <NoPasswordPanel /> : <PasswordPanel />)}
        <div className={classes.stack}>
          <SignInMethods isFactorNeeded={isFactorNeeded} />
        </div>
      </div>
      {!isFactorNeeded && <SessionsPanel />}
    </>
  );
}

function SignInMethods({ isFactorNeeded }: { isFactorNeeded: boolean }) {
  const { data: settings } = useQuery(settingsQuery);
  const { data, error, isPending, refetch: retry } = useQuery(signInMethodsQuery);
  const outcome = useLinkOutcome();
  const [madeCodes, setMadeCodes] = useState<readonly string[]>();
  if (isPending) return <LoadingPanel />;
  if (!data) {
    return (
      <Panel>
        <LoadError title={m.secondFactors.failed} error={error} onRetry={() => void retry()} />
      </Panel>
    );
  }
  const { totpSince, passkeys, identities, recoveryCodesLeft } = data;
  const provider = settings?.signIn.oidc ?? null;
  const hasIdentities = provider !== null || identities > 0 || outcome !== undefined;
  return (
    <>
      <AuthenticatorPanel since={totpSince} onRecoveryCodes={setMadeCodes} />
      <PasskeysPanel onRecoveryCodes={setMadeCodes} />
      {(madeCodes !== undefined || totpSince !== null || passkeys > 0) && (
        <RecoveryCodesPanel
          left={recoveryCodesLeft}
          made={madeCodes}
          onMade={setMadeCodes}
          onKept={() => setMadeCodes(undefined)}
        />
      )}
      {hasIdentities && !isFactorNeeded && (
        <IdentitiesPanel provider={provider} outcome={outcome} />
      )}
    </>
  );
}

function LoadingPanel() {
  return (
    <Panel title={m.secondFactors.app.title}>
      <output aria-label={m.secondFactors.loading}>
        <Skeleton className={classes.skeleton ?? ''} />
      </output>
    </Panel>
  );
}

/** The outcome with which the provider has sent the browser back, once: it leaves the address. */
function useLinkOutcome(): LinkOutcome | undefined {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [outcome] = useState(() => readLinkOutcome(hash));
  useEffect(() => {
    if (hash !== '') void navigate({ pathname, search }, { replace: true });
  }, [hash, navigate, pathname, search]);
  return outcome;
}
