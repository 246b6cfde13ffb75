import { Button } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { api, parseResponse } from '../../../api/client.ts';
import { accountQuery } from '../../../api/queries.ts';
import { refetch } from '../../../api/refetch.ts';
import { m } from '../../../language/messages.ts';
import { rich } from '../../../language/rich.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';

import classes from './pending-email.module.css';

/** An email change that waits for its confirmation link, with a button that cancels it. */
export function PendingEmail({ email }: { email: string }) {
  const queryClient = useQueryClient();
  const drop = useMutation({
    mutationFn: () => parseResponse(api.auth.email.$delete()),
    onSuccess: ({ message }) => {
      toastSuccess(message);
      return refetch(queryClient, accountQuery.queryKey);
    },
  });
  return (
    <div className={classes.pending}>
      <IconMailForward size="1.125rem" aria-hidden="true" />
      <p className={classes.text}>
        {rich((at) => m.settings.profile.pendingEmail({ email: at('email') }), {
          email: <strong className={classes.email}>{email}</strong>,
        })}
      </p>
      <Button variant="default" size="xs" loading={drop.isPending} onClick={() => drop.mutate()}>
        {m.settings.profile.cancelEmail}
      </Button>
    </div>
  );
}
