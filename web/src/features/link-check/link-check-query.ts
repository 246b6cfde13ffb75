import { queryOptions } from '@tanstack/react-query';

import { api, parseResponse } from '../../api/client.ts';
import { uploadsKey } from '../../api/queries.ts';

/** A file or an album whose link is checked. */
export interface CheckedLink {
  kind: 'upload' | 'album';
  id: string;
  name: string;
}

/** Read again each time: it changes with settings that no list shows. */
export const linkCheckQuery = ({ kind, id }: CheckedLink) =>
  queryOptions({
    queryKey: [...uploadsKey, 'link-check', kind, id],
    queryFn: async ({ signal }) => {
      const call = kind === 'upload' ? api.upload[':id'] : api.albums[':id'];
      return (await parseResponse(call.embed.$get({ param: { id } }, { init: { signal } }))).data;
    },
    staleTime: 0,
    gcTime: 0,
  });
