import { Button } from '@mantine/core';
import { Link } from 'react-router';

import { m } from '../../../language/messages.ts';
import { AuthLayout } from '../../../layout/auth-layout.tsx';

import classes from '../auth-form.module.css';

/** Shown after registration when the account waits for approval. */
export function RegistrationPending({ isNotified }: { isNotified: boolean }) {
  const { waitingTitle, waitingForMail, waitingWithoutMail } = m.signIn.register;
  return (
    <AuthLayout title={waitingTitle} lead={isNotified ? waitingForMail : waitingWithoutMail}>
      <div className={classes.form}>
        <Button component={Link} to="/login" size="md" fullWidth>
          {m.signIn.toLogin}
        </Button>
      </div>
    </AuthLayout>
  );
}
