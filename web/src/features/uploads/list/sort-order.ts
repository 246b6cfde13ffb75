import type { SortOrder, UploadSort } from '../../../api/queries.ts';

export interface Sorting {
  sort: UploadSort;
  order: SortOrder;
}

interface SortOption extends Sorting {
  label: string;
}

/** The first of each kind is how it begins. */
export const sortOptions: readonly SortOption[] = [
  { label: 'Newest first', sort: 'createdAt', order: 'desc' },
  { label: 'Oldest first', sort: 'createdAt', order: 'asc' },
  { label: 'Name A–Z', sort: 'name', order: 'asc' },
  { label: 'Name Z–A', sort: 'name', order: 'desc' },
  { label: 'Largest first', sort: 'size', order: 'desc' },
  { label: 'Smallest first', sort: 'size', order: 'asc' },
];

export function sortOptionIndex({ sort, order }: Sorting): number {
  return sortOptions.findIndex((option) => option.sort === sort && option.order === order);
}

/** What choosing a column does: its usual order, or the other way round where it is chosen already. */
export function toggleSort(current: Sorting, sort: UploadSort): Sorting {
  if (current.sort === sort) return { sort, order: current.order === 'asc' ? 'desc' : 'asc' };
  return { sort, order: sort === 'name' ? 'asc' : 'desc' };
}
