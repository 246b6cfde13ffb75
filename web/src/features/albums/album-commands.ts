import { searchLengthMax } from '@perch/contract/limits';
import { IconPhoto } from '@tabler/icons-react';

import { api, parseResponse } from '../../api/client.ts';
import { m } from '../../language/messages.ts';
import type { CommandSource } from '../../layout/commands/command.ts';

const shownCount = '5';
// One letter begins too many names.
const searchLengthMin = 2;

/** The albums whose name has a search text. */
export const albumCommands: CommandSource = (typed) => {
  const search = typed.slice(0, searchLengthMax);
  return {
    queryKey: ['albums', 'commands', search],
    enabled: [...search].length >= searchLengthMin,
    queryFn: async ({ signal }) => {
      const query = { search, limit: shownCount };
      const { albums } = (await parseResponse(api.albums.$get({ query }, { init: { signal } })))
        .data;
      return albums.map(({ _id: id, name }) => ({
        id: `album-${id}`,
        group: m.commands.groups.albums,
        label: name,
        matchedQuery: typed,
        isSearchOnly: true,
        Icon: IconPhoto,
        to: `/albums/${id}`,
      }));
    },
  };
};
