import type { Tag } from '@perch/contract/tags/tags';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';

import { api, parseResponse } from '../../api/client.ts';
import { uploadsKey } from '../../api/queries.ts';
import { refetch } from '../../api/refetch.ts';
import { keyOfTag } from './tag-names.ts';

/** The beginning of every query key whose data changes with the tags of files. */
export const tagsKey = ['tags'];

const suggestedCount = 20;
const tagsPageSize = 50;

/** The most used tags that begin with a text. */
export function suggestedTagsQuery(search: string) {
  const query = {
    limit: String(suggestedCount),
    sort: 'uploads' as const,
    ...(search && { search }),
  };
  return queryOptions({
    queryKey: [...tagsKey, 'suggested', search],
    queryFn: async ({ signal }): Promise<Tag[]> =>
      (await parseResponse(api.tags.$get({ query }, { init: { signal } }))).data.tags,
    placeholderData: keepPreviousData,
  });
}

/** One page of all tags, by name. */
export function tagsQuery({ page, search }: { page: number; search: string }) {
  const query = {
    page: String(page),
    limit: String(tagsPageSize),
    ...(search && { search }),
  };
  return queryOptions({
    queryKey: [...tagsKey, 'page', query],
    queryFn: ({ signal }) => parseResponse(api.tags.$get({ query }, { init: { signal } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** The tag of this name; undefined where there is none. */
export async function findTagNamed(name: string, signal?: AbortSignal): Promise<Tag | undefined> {
  const query = { search: keyOfTag(name), limit: '100' };
  const init = signal ? { signal } : {};
  const { tags } = (await parseResponse(api.tags.$get({ query }, { init }))).data;
  return tags.find((tag) => keyOfTag(tag.name) === keyOfTag(name));
}

/** After a tag has another name or is gone: the tags, and the files that show them. */
export async function refetchTags(queryClient: QueryClient): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: uploadsKey });
  await refetch(queryClient, tagsKey);
}
