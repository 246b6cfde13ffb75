import * as contract from '@perch/contract/filters/filters';
import { ListFilter } from '@perch/contract/uploads/lists';

import type { FilterRow } from '../../database/rows/tag-rows.ts';
import type { Serve } from '../../http/endpoint.ts';
import type { Services } from '../../services.ts';
import { changeFilter, createFilter, deleteFilter } from './write-filter.ts';

export function filterRoutes(serve: Serve, services: Services) {
  serve(contract.createFilter, async ({ caller, body }) => ({
    data: { filter: toSavedFilter(await createFilter(services, caller.user.id, body)) },
  }));

  serve(contract.listFilters, async ({ caller }) => {
    const rows = await services.db
      .selectFrom('filters')
      .selectAll()
      .where('user_id', '=', caller.user.id)
      .orderBy('name_key')
      .execute();
    return { data: { filters: rows.map(toSavedFilter) } };
  });

  serve(contract.changeFilter, async ({ caller, params, body }) => {
    const wanted = { id: params.id, userId: caller.user.id };
    return { data: { filter: toSavedFilter(await changeFilter(services, wanted, body)) } };
  });

  serve(contract.deleteFilter, async ({ caller, params }) => {
    await deleteFilter(services, { id: params.id, userId: caller.user.id });
    return { message: (m) => m.tags.filterDeleted };
  });
}

/** A filter as the API shows it; parameters that this version does not accept are none. */
const toSavedFilter = ({ id, name, query, created_at }: FilterRow): contract.SavedFilter => ({
  _id: id,
  name,
  query: ListFilter.safeParse(JSON.parse(query)).data ?? {},
  createdAt: new Date(created_at).toISOString(),
});
