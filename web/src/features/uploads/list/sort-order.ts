import type { WebMessages } from '@perch/messages/catalogue';

import type { SortOrder, UploadSort } from '../../../api/queries.ts';

export interface Sorting {
  sort: UploadSort;
  order: SortOrder;
}

interface SortOption extends Sorting {
  id: keyof WebMessages['uploads']['list']['sortings'];
}

/** Every order that the list offers; for each column its initial order comes first. */
export const sortOptions: readonly SortOption[] = [
  { id: 'newest', sort: 'createdAt', order: 'desc' },
  { id: 'oldest', sort: 'createdAt', order: 'asc' },
  { id: 'nameUp', sort: 'name', order: 'asc' },
  { id: 'nameDown', sort: 'name', order: 'desc' },
  { id: 'largest', sort: 'size', order: 'desc' },
  { id: 'smallest', sort: 'size', order: 'asc' },
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
