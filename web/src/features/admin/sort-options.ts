/** The sort options of the list of users; the first is the default, and not in the URL. */
export const userSorts = [
  { id: '', label: 'Newest first', query: {} },
  { id: 'oldest', label: 'Oldest first', query: { sort: 'createdAt', order: 'asc' } },
  { id: 'name', label: 'Username', query: { sort: 'username', order: 'asc' } },
  { id: 'uploads', label: 'Most uploads', query: { sort: 'uploadCount', order: 'desc' } },
  { id: 'storage', label: 'Most storage', query: { sort: 'storage', order: 'desc' } },
] as const;

export const uploadSorts = [
  { id: '', label: 'Newest first', query: {} },
  { id: 'oldest', label: 'Oldest first', query: { sort: 'createdAt', order: 'asc' } },
  { id: 'name', label: 'Name', query: { sort: 'name', order: 'asc' } },
  { id: 'size', label: 'Largest first', query: { sort: 'size', order: 'desc' } },
] as const;

/** The sort option with this id; undefined for an unknown id. */
export function findSort<S extends { id: string }>(sorts: readonly S[], id: string): S | undefined {
  return sorts.find((sort) => sort.id === id);
}
