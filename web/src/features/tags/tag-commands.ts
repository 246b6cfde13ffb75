import { searchLengthMax } from '@perch/contract/limits';
import { IconTag } from '@tabler/icons-react';

import { api, parseResponse } from '../../api/client.ts';
import { listSearch, wholeList } from '../../api/list-url.ts';
import { m } from '../../language/messages.ts';
import type { CommandSource } from '../../layout/commands/command.ts';

const shownCount = '5';
// One letter begins too many names.
const searchLengthMin = 2;

/** The tags whose name begins with a search text: each leads to its files. */
export const tagCommands: CommandSource = (typed) => {
  const search = typed.slice(0, searchLengthMax);
  return {
    queryKey: ['tags', 'commands', search],
    enabled: [...search].length >= searchLengthMin,
    queryFn: async ({ signal }) => {
      const query = { search, limit: shownCount, sort: 'uploads' as const };
      const { tags } = (await parseResponse(api.tags.$get({ query }, { init: { signal } }))).data;
      return tags.map(({ _id: id, name }) => ({
        id: `tag-${id}`,
        group: m.commands.groups.tags,
        label: name,
        matchedQuery: typed,
        isSearchOnly: true,
        Icon: IconTag,
        to: `/uploads${listSearch({ ...wholeList, tag: name })}`,
      }));
    },
  };
};
