import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { settingsQuery } from '../../../api/queries.ts';
import { m } from '../../../language/messages.ts';
import { AuthLayout } from '../../../layout/auth-layout.tsx';

import classes from '../auth-form.module.css';

/** Shown after registration when the account waits for approval. */
export function RegistrationPending({ hasEmail }: { hasEmail: boolean }) {
  const { data: settings } = useQuery(settingsQuery);
  const { waitingTitle, waitingForMail, waitingWithoutMail } = m.signIn.register;
  const isTold = hasEmail && settings?.hasMail === true;
  return (
    <AuthLayout title={waitingTitle} lead={isTold ? waitingForMail : waitingWithoutMail}>
      <div className={classes.form}>
        <Button component={Link} to="/login" size="md" fullWidth>
          {m.signIn.toLogin}
        </Button>
      </div>
    </AuthLayout>
  );
}
