import { Button } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';

import { api } from '../api.ts';
import { closeSession } from '../session.ts';

const patienceMs = 3000;

/** Ends the session on the server if it answers, and in this browser in any case. */
export function LogoutButton({ isFullWidth = false }: { isFullWidth?: boolean }) {
  const logout = useMutation({
    mutationFn: () =>
      api.auth.logout.$post({}, { init: { signal: AbortSignal.timeout(patienceMs) } }),
    meta: { isShownInPlace: true },
    onSettled: () => closeSession('left'),
  });
  return (
    <Button
      variant="default"
      size={isFullWidth ? 'md' : 'sm'}
      fullWidth
      leftSection={<IconLogout size="1rem" />}
      loading={logout.isPending}
      onClick={() => logout.mutate()}
    >
      Logout
    </Button>
  );
}
