import { IconInbox } from '@tabler/icons-react';

import { m } from '../../language/messages.ts';
import type { Command } from '../../layout/commands/command.ts';

/** In the URL of the list: opens the form for a new request. */
export const newParameter = 'new';

export const requestCommand = (): Command => ({
  id: 'new-request',
  group: m.commands.groups.actions,
  label: m.fileRequests.create,
  keywords: m.fileRequests.createKeywords,
  Icon: IconInbox,
  to: `/requests?${newParameter}`,
});
