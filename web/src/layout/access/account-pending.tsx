import { Button } from '@mantine/core';

import { AuthLayout } from '../auth-layout.tsx';
import { LogoutButton } from '../logout-button.tsx';

import classes from '../auth-layout.module.css';

/** Replaces the whole app while the account waits for approval. */
export function AccountPending() {
  return (
    <AuthLayout
      title="Account Pending"
      lead="Your account awaits approval. Please wait for an administrator to approve it."
    >
      <div className={classes.stack}>
        <Button fullWidth size="md" onClick={() => window.location.reload()}>
          Refresh
        </Button>
        <LogoutButton isFullWidth />
      </div>
    </AuthLayout>
  );
}
