import { importSources } from '@perch/contract/imports/sources';
import { IconShieldCog } from '@tabler/icons-react';

import { m } from '../../language/messages.ts';
import type { Command } from '../../layout/commands/command.ts';
import { type AdminTab, adminTabs } from './admin-url.ts';

/** The tabs of the admin panel. */
export function adminCommands(): Command[] {
  const { commands } = m.admin;
  const keywords: Partial<Record<AdminTab, string>> = {
    audit: commands.auditKeywords,
    invitations: commands.invitationsKeywords,
    imports: `${commands.importKeywords} ${importSources.join(' ')}`,
  };
  return adminTabs.map(({ id, key, to }) => ({
    group: m.commands.groups.pages,
    isSearchOnly: true,
    isForAdmins: true,
    id: `admin-${id}`,
    label: commands[key],
    ...(keywords[id] && { keywords: keywords[id] }),
    Icon: IconShieldCog,
    to,
  }));
}
