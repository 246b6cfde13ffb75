import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, type Location, Navigate, Outlet, useLocation } from 'react-router';

import { isAdministrator } from '../../api/account.ts';
import { ApiError, errorMessage } from '../../api/api-error.ts';
import { obstacleOf } from '../../api/obstacle.ts';
import { accountQuery } from '../../api/queries.ts';
import { closeSession, useSession } from '../../api/session.ts';
import { m } from '../../language/messages.ts';
import { useFirstLoaded } from '../../lib/lazy.ts';
import { LoadingPage } from '../../ui/feedback/loading.tsx';
import { AuthLayout } from '../auth-layout.tsx';
import { AcceptTerms } from '../brand/accept-terms.tsx';
import { LogoutButton } from '../logout-button.tsx';
import { loginUrl, returnPath } from './return-path.ts';

import classes from '../auth-layout.module.css';

/** Renders the nested routes for approved accounts; otherwise redirects to the login or says why not. */
export function RequireSession() {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.state === 'open') return <CheckAccount key={session.token} />;
  const hasSignedOut = session.reason === 'left';
  return <Navigate to={loginUrl(hasSignedOut ? '/' : pathname + search)} replace />;
}

function CheckAccount() {
  const account = useQuery(accountQuery);
  const isLoaded = useFirstLoaded();
  const location = useLocation();
  if (account.data) {
    const obstacle = obstacleOf(account.data);
    if (obstacle?.kind === 'pending') return <AccountPending />;
    if (obstacle?.kind === 'terms') return <AcceptTerms version={obstacle.version} />;
    if (obstacle && !isSecurityTab(location)) return <SetUpSecondFactor />;
    return isLoaded ? <Outlet /> : <LoadingPage />;
  }
  if (account.isPending) return <LoadingPage />;
  if (isAnswerOfPerch(account.error)) return <LeaveRefused />;
  return (
    <AuthLayout title={m.layout.noAnswer} lead={errorMessage(account.error)}>
      <div className={classes.stack}>
        <Button size="md" onClick={() => void account.refetch()}>
          {m.general.tryAgain}
        </Button>
      </div>
    </AuthLayout>
  );
}

/** Whether Perch itself answered: a proxy's error page or a lost connection does not end the session. */
function isAnswerOfPerch(failure: unknown): boolean {
  return failure instanceof ApiError && failure.code !== '';
}

function LeaveRefused() {
  useEffect(() => closeSession('refused'), []);
  return <LoadingPage />;
}

/** Replaces the whole app while the account waits for approval. */
function AccountPending() {
  return (
    <AuthLayout title={m.layout.pending.title} lead={m.layout.pending.lead}>
      <div className={classes.stack}>
        <Button fullWidth size="md" onClick={() => window.location.reload()}>
          {m.layout.pending.refresh}
        </Button>
        <LogoutButton isFullWidth />
      </div>
    </AuthLayout>
  );
}

const setUpUrl = '/settings?tab=security';

/** Whether this is the page on which an account sets up its second factor. */
const isSecurityTab = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) =>
  pathname === '/settings' && new URLSearchParams(search).get('tab') === 'security';

/** Replaces every other page until the account has the second factor that the server requires. */
function SetUpSecondFactor() {
  const queryClient = useQueryClient();
  // It may have been set up meanwhile, also in another window.
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
  }, [queryClient]);
  return (
    <AuthLayout title={m.secondFactorRules.title} lead={m.secondFactorRules.lead}>
      <div className={classes.stack}>
        <Button component={Link} to={setUpUrl} fullWidth size="md">
          {m.secondFactorRules.setUp}
        </Button>
        <LogoutButton isFullWidth />
      </div>
    </AuthLayout>
  );
}

/** Renders the nested routes for administrators; other users are redirected to the dashboard. */
export function RequireAdmin() {
  const { data: account } = useQuery(accountQuery);
  return isAdministrator(account) ? <Outlet /> : <Navigate to="/dashboard" replace />;
}

interface SignedOutOnlyProps {
  /** Where to go by the location from which one comes, unless that names a page. */
  home: (arrival: Location) => string;
}

/** Login and registration; a signed-in user is redirected to the requested page. */
export function SignedOutOnly({ home }: SignedOutOnlyProps) {
  const session = useSession();
  const location = useLocation();
  if (session.state !== 'open') return <Outlet />;
  return <Navigate to={returnPath(location.search, home(location))} replace />;
}
