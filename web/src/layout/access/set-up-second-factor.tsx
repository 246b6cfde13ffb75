import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, type Location } from 'react-router';

import { accountQuery } from '../../api/queries.ts';
import { m } from '../../language/messages.ts';
import { AuthLayout } from '../auth-layout.tsx';
import { LogoutButton } from '../logout-button.tsx';

import classes from '../auth-layout.module.css';

const setUpUrl = '/settings?tab=security';

/** Whether this is the page on which an account sets up its second factor. */
export const isSecurityTab = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) =>
  pathname === '/settings' && new URLSearchParams(search).get('tab') === 'security';

/** Replaces every other page until the account has the second factor that the server requires. */
export function SetUpSecondFactor() {
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
