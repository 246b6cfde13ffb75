import { Button } from '@mantine/core';
import { Link } from 'react-router';

import { SignPage } from '../../layout/sign-page.tsx';

import classes from './auth-form.module.css';

/** The end of a registration that waits for an administrator. */
export function Registered() {
  return (
    <SignPage
      title="Registration Successful!"
      lead="Your account is pending approval. You can sign in as soon as an administrator has approved it."
    >
      <div className={classes.form}>
        <Button component={Link} to="/login" size="md" fullWidth>
          Go to Login
        </Button>
      </div>
    </SignPage>
  );
}
