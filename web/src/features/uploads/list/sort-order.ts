import type { UploadSort } from '@perch/contract/uploads/limits';

import type { SortOrder } from '../../../api/queries.ts';
import { firstOrder, sortOptions } from '../../../api/upload-sorts.ts';

export interface Sorting {
  sort: UploadSort;
  order: SortOrder;
}

/** The index in `sortOptions`; -1 if it is none of them. */
export function sortOptionIndex({ sort, order }: Sorting): number {
  return sortOptions.findIndex((option) => option.sort === sort && option.order === order);
}

/** The order after a click on a column: its initial order, or reversed when it is sorted by already. */
export function toggleSort(current: Sorting, sort: UploadSort): Sorting {
  if (current.sort === sort) return { sort, order: current.order === 'asc' ? 'desc' : 'asc' };
  return { sort, order: firstOrder(sort) };
}
