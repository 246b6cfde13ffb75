import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';

import { ApiError, errorMessage } from '../../api/api-error.ts';
import { accountQuery } from '../../api/queries.ts';
import { closeSession, useSession } from '../../api/session.ts';
import { m } from '../../language/messages.ts';
import { LoadingPage } from '../../ui/feedback/loading.tsx';
import { AuthLayout } from '../auth-layout.tsx';
import { AcceptTerms } from '../brand/accept-terms.tsx';
import { AccountPending } from './account-pending.tsx';
import { loginUrl } from './return-path.ts';
import { isSecurityTab, SetUpSecondFactor } from './set-up-second-factor.tsx';

import classes from '../auth-layout.module.css';

/** Renders the nested routes for approved accounts; otherwise redirects to the login or says why not. */
export function RequireSession() {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.state === 'open') return <CheckAccount key={session.token} />;
  const hasLeft = session.reason === 'left';
  return <Navigate to={loginUrl(hasLeft ? '/' : pathname + search)} replace />;
}

function CheckAccount() {
  const account = useQuery(accountQuery);
  const location = useLocation();
  if (account.data?.status === 'approved') {
    const { termsRequired, needsSecondFactor } = account.data;
    // An answer without the fields, as of a server before an update, asks for nothing.
    if (typeof termsRequired === 'number') return <AcceptTerms version={termsRequired} />;
    const isAsked = needsSecondFactor === true && !isSecurityTab(location);
    return isAsked ? <SetUpSecondFactor /> : <Outlet />;
  }
  if (account.data) return <AccountPending />;
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
