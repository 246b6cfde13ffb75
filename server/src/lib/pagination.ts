import type { CursorPagination } from '@perch/contract/pagination';

import { type Cursor, encodeCursor, type Position } from './cursor.ts';

/** `page` counts from 1; it is ignored with `after`. */
export interface PageRequest {
  page: number;
  limit: number;
  after?: Cursor | undefined;
}

/** A request for a page by cursor. */
export interface CursorRequest extends PageRequest {
  after: Cursor;
}

export const isByCursor = <R extends PageRequest>(request: R): request is R & CursorRequest =>
  request.after !== undefined;

export interface Page<T> {
  items: T[];
  pagination: CursorPagination;
}

/**
 * Wraps one page's items with what clients page by; `total` counts all pages. `next` is the last position that a page by
 * cursor has come to; without it, that was the end.
 */
export function paginate<T>(
  items: T[],
  total: number,
  { page, limit, after }: PageRequest,
  next?: Position,
): Page<T> {
  const pages = Math.ceil(total / limit);
  if (!after) return { items, pagination: { page, limit, pages, total } };
  const text = next ? encodeCursor(after.list, next) : null;
  return { items, pagination: { page: 1, limit, pages, total, next: text } };
}
