import { IconKeyboard, IconLogout } from '@tabler/icons-react';

import { navigation } from '../navigation.ts';
import { useLogout } from '../use-logout.ts';
import type { Command } from './command.ts';

const pages: readonly Command[] = navigation.map(({ path, label, letter, Icon, isForAdmins }) => ({
  id: path,
  group: 'Pages',
  label,
  Icon,
  isForAdmins,
  keys: ['g', letter],
  to: path,
}));

/** The commands of the palette on every page. */
export function useLayoutCommands(showShortcuts: () => void) {
  const logout = useLogout();
  const actions: Command[] = [
    {
      id: 'shortcuts',
      group: 'Actions',
      label: 'Keyboard shortcuts',
      keywords: 'keys help',
      Icon: IconKeyboard,
      keys: ['?'],
      run: showShortcuts,
    },
    {
      id: 'logout',
      group: 'Actions',
      label: 'Log out',
      keywords: 'logout sign out',
      Icon: IconLogout,
      run: () => logout.mutate(),
    },
  ];
  return { pages, actions };
}
