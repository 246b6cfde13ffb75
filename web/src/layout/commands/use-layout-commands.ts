import { IconKeyboard, IconLogout } from '@tabler/icons-react';

import { m } from '../../language/messages.ts';
import { navigation } from '../navigation.ts';
import { useLogout } from '../use-logout.ts';
import type { Command } from './command.ts';

function pageCommands(): Command[] {
  return navigation.map(({ id, path, letter, Icon, isForAdmins }) => ({
    id: path,
    group: m.commands.groups.pages,
    label: m.layout.pages[id],
    Icon,
    isForAdmins,
    keys: ['g', letter],
    to: path,
  }));
}

/** The commands of the palette on every page. */
export function useLayoutCommands(showShortcuts: () => void) {
  const logout = useLogout();
  const actions: Command[] = [
    {
      id: 'shortcuts',
      group: m.commands.groups.actions,
      label: m.commands.shortcutsTitle,
      keywords: m.commands.shortcutsKeywords,
      Icon: IconKeyboard,
      keys: ['?'],
      run: showShortcuts,
    },
    {
      id: 'logout',
      group: m.commands.groups.actions,
      label: m.commands.logOut,
      keywords: m.commands.logOutKeywords,
      Icon: IconLogout,
      run: logout.start,
    },
  ];
  return { pages: pageCommands(), actions };
}
