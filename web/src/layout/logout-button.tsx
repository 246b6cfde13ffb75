import { Button } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';

import { m } from '../language/messages.ts';
import { useLogout } from './use-logout.ts';

export function LogoutButton({ isFullWidth = false }: { isFullWidth?: boolean }) {
  const logout = useLogout();
  return (
    <Button
      variant="default"
      size={isFullWidth ? 'md' : 'sm'}
      fullWidth
      leftSection={<IconLogout size="1rem" />}
      loading={logout.isPending}
      onClick={logout.start}
    >
      {m.layout.logout}
    </Button>
  );
}
