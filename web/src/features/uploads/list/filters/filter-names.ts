import { queryOptions } from '@tanstack/react-query';

import { ApiError } from '../../../../api/api-error.ts';
import { api, parseResponse } from '../../../../api/client.ts';

/** Whether a filter names a tag or an album by its id. A name may look like one: then both are tried. */
export const isId = (text: string) => /^[0-9A-Za-z]{16}$/.test(text);

/** The name of the tag with this id; null where there is none. */
export function tagNameQuery(id: string) {
  return queryOptions({
    queryKey: ['tags', 'name', id],
    queryFn: ({ signal }) =>
      orNull(async () => {
        const answer = await parseResponse(
          api.tags[':id'].$get({ param: { id } }, { init: { signal } }),
        );
        return answer.data.tag.name;
      }),
  });
}

const foundAlbums = '100';

/** The name of the album with this id or slug; null where there is none. */
export function albumNameQuery(text: string) {
  return queryOptions({
    queryKey: ['albums', 'name', text],
    queryFn: ({ signal }) =>
      orNull(async () => {
        if (isId(text)) {
          const answer = await parseResponse(
            api.albums[':id'].$get({ param: { id: text } }, { init: { signal } }),
          );
          return answer.data.album.name;
        }
        const query = { limit: foundAlbums };
        const { albums } = (await parseResponse(api.albums.$get({ query }, { init: { signal } })))
          .data;
        return albums.find(({ slug }) => slug === text)?.name ?? null;
      }),
  });
}

/** A filter outlives what it names. */
async function orNull(find: () => Promise<string | null>): Promise<string | null> {
  try {
    return await find();
  } catch (failure) {
    if (failure instanceof ApiError && failure.status === 404) return null;
    throw failure;
  }
}
