import { IconHistory, IconMailPlus, IconShieldCog } from '@tabler/icons-react';

import type { Command } from '../../layout/commands/command.ts';
import { adminTabs } from './admin-url.ts';

const shared = { group: 'Pages', isMinor: true, isForAdmins: true };

/** The tabs of the admin panel and its sub-pages. */
export const adminCommands: readonly Command[] = [
  ...adminTabs.map(({ id, label }) => ({
    ...shared,
    id: `admin-${id}`,
    label: `Admin: ${label}`,
    Icon: IconShieldCog,
    to: `/admin?tab=${id}`,
  })),
  {
    ...shared,
    id: 'admin-audit',
    label: 'Admin: Audit log',
    keywords: 'history',
    Icon: IconHistory,
    to: '/admin/audit',
  },
  {
    ...shared,
    id: 'admin-invitations',
    label: 'Admin: Invitations',
    keywords: 'invite',
    Icon: IconMailPlus,
    to: '/admin/invitations',
  },
];
