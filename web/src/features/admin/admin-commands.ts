import { importSources } from '@perch/contract/imports/sources';
import { IconHistory, IconMailPlus, IconPackageImport, IconShieldCog } from '@tabler/icons-react';

import { m } from '../../language/messages.ts';
import type { Command } from '../../layout/commands/command.ts';
import { adminTabs } from './admin-url.ts';

/** The tabs of the admin panel and its sub-pages. */
export function adminCommands(): Command[] {
  const shared = { group: m.commands.groups.pages, isSearchOnly: true, isForAdmins: true };
  return [
    ...adminTabs.map(({ id, key }) => ({
      ...shared,
      id: `admin-${id}`,
      label: m.admin.commands[key],
      Icon: IconShieldCog,
      to: `/admin?tab=${id}`,
    })),
    {
      ...shared,
      id: 'admin-audit',
      label: m.admin.commands.audit,
      keywords: m.admin.commands.auditKeywords,
      Icon: IconHistory,
      to: '/admin/audit',
    },
    {
      ...shared,
      id: 'admin-invitations',
      label: m.admin.commands.invitations,
      keywords: m.admin.commands.invitationsKeywords,
      Icon: IconMailPlus,
      to: '/admin/invitations',
    },
    {
      ...shared,
      id: 'admin-imports',
      label: m.admin.commands.import,
      keywords: `${m.admin.commands.importKeywords} ${importSources.join(' ')}`,
      Icon: IconPackageImport,
      to: '/admin/imports',
    },
  ];
}
