import type { UploadSort } from '@perch/contract/uploads/limits';
import type { WebMessages } from '@perch/messages/catalogue';

import type { SortOrder } from './queries.ts';

interface SortRow {
  /** The order after the first click on the column. */
  first: SortOrder;
  labels: Record<SortOrder, keyof WebMessages['uploads']['list']['sortings']>;
  /** What administrators' lists offer of it, each with the id that is in the URL. */
  admin: readonly {
    id: string;
    order: SortOrder;
    label: keyof WebMessages['admin']['sorts'];
  }[];
}

/** How pages offer each order of a list of uploads, in the order of the menus. */
const rows: Record<UploadSort, SortRow> = {
  createdAt: {
    first: 'desc',
    labels: { desc: 'newest', asc: 'oldest' },
    admin: [
      { id: '', order: 'desc', label: 'newest' },
      { id: 'oldest', order: 'asc', label: 'oldest' },
    ],
  },
  name: {
    first: 'asc',
    labels: { asc: 'nameUp', desc: 'nameDown' },
    admin: [{ id: 'name', order: 'asc', label: 'name' }],
  },
  size: {
    first: 'desc',
    labels: { desc: 'largest', asc: 'smallest' },
    admin: [{ id: 'size', order: 'desc', label: 'largest' }],
  },
  views: {
    first: 'desc',
    labels: { desc: 'viewsDown', asc: 'viewsUp' },
    admin: [{ id: 'views', order: 'desc', label: 'viewsDown' }],
  },
  downloads: {
    first: 'desc',
    labels: { desc: 'downloadsDown', asc: 'downloadsUp' },
    admin: [{ id: 'downloads', order: 'desc', label: 'downloadsDown' }],
  },
  lastOpened: {
    first: 'desc',
    labels: { desc: 'openedDown', asc: 'openedUp' },
    admin: [{ id: 'opened', order: 'desc', label: 'openedDown' }],
  },
};

// The keys have the record's type.
export const offeredSorts = Object.keys(rows) as UploadSort[];

export const firstOrder = (sort: UploadSort): SortOrder => rows[sort].first;

/** Every order of a list of uploads; of each sort its first order comes first. */
export const sortOptions = offeredSorts.flatMap((sort) => {
  const { first, labels } = rows[sort];
  const orders: SortOrder[] = [first, first === 'asc' ? 'desc' : 'asc'];
  return orders.map((order) => ({ id: labels[order], sort, order }));
});

export const adminSortOptions = offeredSorts.flatMap((sort) =>
  rows[sort].admin.map((option) => ({ ...option, sort })),
);
