import { queryOptions } from '@tanstack/react-query';

import { api, parseResponse } from '../client.ts';

export interface AlbumChoice {
  id: string;
  name: string;
}

/** The newest albums, as many as one page of the list has. */
export const albumChoicesQuery = queryOptions({
  queryKey: ['albums', 'choices'],
  queryFn: async ({ signal }): Promise<AlbumChoice[]> => {
    const query = { limit: '100' };
    const { data } = await parseResponse(api.albums.$get({ query }, { init: { signal } }));
    return data.albums.map(({ _id: id, name }) => ({ id, name }));
  },
});
