import { IconLinkPlus } from '@tabler/icons-react';

import { m } from '../../language/messages.ts';
import type { Command } from '../../layout/commands/command.ts';

/** In the URL of the list: opens the form for a new link. */
export const newParameter = 'new';

export const shortLinkCommand = (): Command => ({
  id: 'new-short-link',
  group: m.commands.groups.actions,
  label: m.shortLinks.create,
  keywords: m.shortLinks.createKeywords,
  Icon: IconLinkPlus,
  to: `/links?${newParameter}`,
});
