import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';

import { errorMessage } from '../../api/api-error.ts';
import { api, parseResponse } from '../../api/client.ts';
import { accountQuery } from '../../api/queries.ts';
import { refetch } from '../../api/refetch.ts';
import { useSession } from '../../api/session.ts';
import { m } from '../../language/messages.ts';
import { AuthLayout } from '../../layout/auth-layout.tsx';
import { AuthForm } from './auth-form.tsx';
import { useLinkToken } from './use-link-token.ts';

import classes from './auth-form.module.css';

/** The page of the link mailed to a new email, which confirms it. Another link remounts the form. */
export function ConfirmEmailPage() {
  const token = useLinkToken('token') ?? '';
  return <ConfirmEmail key={token} token={token} />;
}

function ConfirmEmail({ token }: { token: string }) {
  const queryClient = useQueryClient();
  const isSignedIn = useSession().state === 'open';
  const texts = m.signIn.confirmEmail;
  const next = isSignedIn
    ? { to: '/settings', label: texts.toSettings, back: texts.backToSettings }
    : { to: '/login', label: m.signIn.toLogin, back: m.signIn.back };
  const confirm = useMutation({
    mutationFn: () => parseResponse(api.auth.email.confirm.$post({ json: { token } })),
    meta: { isShownInPlace: true },
    onSuccess: () => refetch(queryClient, accountQuery.queryKey),
  });
  if (confirm.isSuccess) {
    return (
      <AuthLayout title={texts.changed} lead={texts.changedLead}>
        <div className={classes.form}>
          <Button component={Link} to={next.to} size="md" fullWidth>
            {next.label}
          </Button>
        </div>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={texts.title} lead={texts.lead} foot={<Link to={next.to}>{next.back}</Link>}>
      {/* Not without a click: mail scanners open every link. */}
      <AuthForm
        failure={confirm.isError ? errorMessage(confirm.error) : undefined}
        onSubmit={() => confirm.mutate()}
        submitLabel={texts.submit}
        busyLabel={texts.submitting}
        isBusy={confirm.isPending}
      >
        {null}
      </AuthForm>
    </AuthLayout>
  );
}
