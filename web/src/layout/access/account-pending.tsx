import { Button } from '@mantine/core';

import { m } from '../../language/messages.ts';
import { AuthLayout } from '../auth-layout.tsx';
import { LogoutButton } from '../logout-button.tsx';

import classes from '../auth-layout.module.css';

/** Replaces the whole app while the account waits for approval. */
export function AccountPending() {
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
