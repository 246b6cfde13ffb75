import { adminSortOptions } from '../../api/upload-sorts.ts';
import { m } from '../../language/messages.ts';

/** The sort options of the list of users; the first is the default, and not in the URL. */
export const userSorts = [
  { id: '', label: () => m.admin.sorts.newest, query: {} },
  { id: 'oldest', label: () => m.admin.sorts.oldest, query: { sort: 'createdAt', order: 'asc' } },
  { id: 'name', label: () => m.admin.sorts.username, query: { sort: 'username', order: 'asc' } },
  {
    id: 'uploads',
    label: () => m.admin.sorts.mostUploads,
    query: { sort: 'uploadCount', order: 'desc' },
  },
  {
    id: 'storage',
    label: () => m.admin.sorts.mostStorage,
    query: { sort: 'storage', order: 'desc' },
  },
] as const;

export const uploadSorts = adminSortOptions.map(({ id, label, sort, order }) => ({
  id,
  label: () => m.admin.sorts[label],
  query: id === '' ? {} : { sort, order },
}));

/** The sort option with this id; undefined for an unknown id. */
export function findSort<S extends { id: string }>(sorts: readonly S[], id: string): S | undefined {
  return sorts.find((sort) => sort.id === id);
}
