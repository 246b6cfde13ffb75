import type { SortOrder, UploadSort } from '../../../api/queries.ts';

export interface Sorting {
  sort: UploadSort;
  order: SortOrder;
}

interface SortOption extends Sorting {
  label: string;
}

/** Every order that the list offers; for each column its initial order comes first. */
export const sortOptions: readonly SortOption[] = [
  { label: 'Newest first', sort: 'createdAt', order: 'desc' },
  { label: 'Oldest first', sort: 'createdAt', order: 'asc' },
  { label: 'Name A–Z', sort: 'name', order: 'asc' },
  { label: 'Name Z–A', sort: 'name', order: 'desc' },
  { label: 'Largest first', sort: 'size', order: 'desc' },
  { label: 'Smallest first', sort: 'size', order: 'asc' },
];

/** The index in `sortOptions`; -1 if it is none of them. */
export function sortOptionIndex({ sort, order }: Sorting): number {
  return sortOptions.findIndex((option) => option.sort === sort && option.order === order);
}

/** The order after a click on a column: its initial order, or reversed when it is sorted by already. */
export function toggleSort(current: Sorting, sort: UploadSort): Sorting {
  if (current.sort === sort) return { sort, order: current.order === 'asc' ? 'desc' : 'asc' };
  return { sort, order: sort === 'name' ? 'asc' : 'desc' };
}
