import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { settingsQuery } from '../../../api/queries.ts';
import { AuthLayout } from '../../../layout/auth-layout.tsx';

import classes from '../auth-form.module.css';

/** Shown after registration when the account waits for approval. */
export function RegistrationPending() {
  const { data: settings } = useQuery(settingsQuery);
  const next = settings?.hasMail
    ? 'You will get an email when an administrator has approved it.'
    : 'You can sign in as soon as an administrator has approved it.';
  return (
    <AuthLayout title="Registration Successful!" lead={`Your account is pending approval. ${next}`}>
      <div className={classes.form}>
        <Button component={Link} to="/login" size="md" fullWidth>
          Go to Login
        </Button>
      </div>
    </AuthLayout>
  );
}
