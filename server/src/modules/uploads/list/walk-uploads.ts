import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../database/open.ts';
import type { TrashedUploadRow, UploadRow } from '../../../database/rows/upload-rows.ts';
import { indexed } from '../../../database/walk.ts';
import type { CursorRequest, Page } from '../../../lib/pagination.ts';
import { criteriaConditions } from './criteria.ts';
import { readWalk } from './read-page.ts';
import {
  leadingMark,
  markIndexes,
  type Marks,
  rowFilters,
  type RowRequest,
  tableOf,
  type UploadsRequest,
  type Words,
} from './row-filters.ts';
import { indexInOrder, sortColumn, sortRows } from './sorts.ts';

type WalkRequest = UploadsRequest & Marks & RowRequest & CursorRequest;

/**
 * One page by cursor of an owner's uploads, of everybody's or of the trash, of which any number may match. `total` is the
 * number of them, as far as it is known.
 */
export function walkUploads(
  db: Db,
  request: WalkRequest,
  words: Words,
  total: number | Promise<number>,
): Promise<Page<UploadRow | TrashedUploadRow>> {
  const table = tableOf(request);
  const { index, within, asked } = indexOf(request);
  const { ownerId, order } = request;
  return readWalk(db, table, request, {
    from: indexed(db, table, index, 'rows'),
    within: [
      ...(ownerId === undefined ? [] : [sql`user_id = ${ownerId}`]),
      ...within,
      ...rangesOf(request),
    ],
    filters: rowFilters(asked, words),
    sortedBy: sql.ref(`rows.${sortColumn(request)}`),
    order,
    total,
  });
}

/** The part of the index in which the list can be. */
function rangesOf(request: WalkRequest): RawBuilder<unknown>[] {
  const column = sortColumn(request);
  if (column === 'trashed_at') return [];
  return criteriaConditions(request, (name) => sql.ref(`rows.${name}`), column);
}

interface IndexOfList {
  index: string;
  /** Conditions on its entries besides their owner, with which it begins. */
  within: RawBuilder<unknown>[];
  /** The remaining filters, applied to each entry. */
  asked: RowRequest;
}

/** The index that has the uploads in their order, the fewest that any has. */
function indexOf(request: WalkRequest): IndexOfList {
  const { ownerId, type, trashed, sort } = request;
  const { indexes } = sortRows[sort];
  const isOwn = ownerId !== undefined;
  if (trashed) {
    return { index: isOwn ? indexes.ownTrash : indexes.allTrash, within: [], asked: request };
  }
  const mark = sort === 'createdAt' ? leadingMark(request) : undefined;
  if (mark) {
    const { own, all, condition } = markIndexes[mark];
    const asked = { ...request, [mark]: undefined };
    return { index: isOwn ? own : all, within: [condition], asked };
  }
  const index = indexInOrder(request);
  if (index !== undefined) {
    const within = type === undefined ? [] : [sql`category = ${type}`];
    return { index, within, asked: { ...request, type: undefined } };
  }
  return { index: isOwn ? indexes.own : indexes.all, within: [], asked: request };
}
