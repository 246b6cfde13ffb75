import { IconSettings } from '@tabler/icons-react';

import { m } from '../../language/messages.ts';
import type { Command } from '../../layout/commands/command.ts';
import { settingsTabs } from './settings-tabs.ts';

/** The tabs of the settings. */
export function settingsCommands(): Command[] {
  return settingsTabs.map((id) => ({
    id: `settings-${id}`,
    group: m.commands.groups.pages,
    label: m.settings.commands[id],
    keywords: m.settings.keywords[id],
    isSearchOnly: true,
    Icon: IconSettings,
    to: `/settings?tab=${id}`,
  }));
}
