import { IconSettings } from '@tabler/icons-react';

import type { Command } from '../../layout/commands/command.ts';
import { settingsTabs } from './settings-tabs.ts';

const words = {
  profile: 'username email account',
  security: 'password sessions sign out',
  api: 'token clients ishare curl shell',
  debug: 'account data',
};

/** The tabs of the settings. */
export const settingsCommands: readonly Command[] = settingsTabs.map(({ id, label }) => ({
  id: `settings-${id}`,
  group: 'Pages',
  label: `Settings: ${label}`,
  words: words[id],
  isMinor: true,
  Icon: IconSettings,
  to: `/settings?tab=${id}`,
}));
