import { IconInbox, IconLinkPlus } from '@tabler/icons-react';

import { m } from '../../language/messages.ts';
import type { Command } from '../../layout/commands/command.ts';

/** In the URL of a list: something new is asked for. */
export const newParameter = 'new';

export const sharingCommands = (): Command[] => [
  {
    id: 'new-request',
    group: m.commands.groups.actions,
    label: m.fileRequests.create,
    keywords: m.fileRequests.createKeywords,
    Icon: IconInbox,
    to: `/requests?${newParameter}`,
  },
  {
    id: 'new-short-link',
    group: m.commands.groups.actions,
    label: m.shortLinks.create,
    keywords: m.shortLinks.createKeywords,
    Icon: IconLinkPlus,
    to: `/links?${newParameter}`,
  },
];
