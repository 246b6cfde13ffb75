import type { Import } from '@perch/contract/imports/imports';
import type { ImportReason, ImportState } from '@perch/contract/imports/limits';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { adminKey } from '../../../api/admin/admin-key.ts';
import { api, parseResponse } from '../../../api/client.ts';

const pollIntervalMs = 1000;
const underWay = new Set<ImportState>(['waiting', 'running', 'stopping']);

export const isUnderWay = ({ state }: Pick<Import, 'state'>) => underWay.has(state);

export const importsKey = [...adminKey, 'imports'];

/** What lies in the import folder: files are copied there while the page is open. */
export const placesQuery = queryOptions({
  queryKey: [...importsKey, 'places'],
  queryFn: async ({ signal }) =>
    (await parseResponse(api.admin.imports.places.$get({}, { init: { signal } }))).data,
  staleTime: 0,
});

export type Places = Awaited<ReturnType<NonNullable<(typeof placesQuery)['queryFn']>>>;

export function importsQuery(page: number) {
  const query = { page: String(page) };
  return queryOptions({
    queryKey: [...importsKey, 'list', page],
    queryFn: async ({ signal }) => {
      const answer = await parseResponse(api.admin.imports.$get({ query }, { init: { signal } }));
      return { records: answer.data.imports, pagination: answer.pagination };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.records.some(isUnderWay) ? pollIntervalMs : false),
  });
}

/** Asked for again while the import is under way. */
export function importQuery(id: string) {
  return queryOptions({
    queryKey: [...importsKey, id],
    queryFn: async ({ signal }) => {
      const call = api.admin.imports[':id'].$get({ param: { id } }, { init: { signal } });
      return (await parseResponse(call)).data.import;
    },
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? pollIntervalMs : false),
  });
}

/** `stamp` changes when the import has other rows. */
export function rowsQuery(
  id: string,
  { page, reason, stamp }: { page: number; reason: ImportReason | undefined; stamp: string },
) {
  const query = { page: String(page), ...(reason && { reason }) };
  return queryOptions({
    queryKey: [...importsKey, id, 'rows', query, stamp],
    queryFn: async ({ signal }) => {
      const call = api.admin.imports[':id'].rows.$get(
        { param: { id }, query },
        { init: { signal } },
      );
      const answer = await parseResponse(call);
      return { records: answer.data.rows, pagination: answer.pagination };
    },
    placeholderData: keepPreviousData,
  });
}
