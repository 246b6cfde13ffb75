import type { Pagination } from '@perch/contract/pagination';

/** `page` counts from 1. */
export interface PageRequest {
  page: number;
  limit: number;
}

export interface Page<T> {
  items: T[];
  pagination: Pagination;
}

/** Wraps one page's items with the numbers that clients page by; `total` counts all pages. */
export function paginate<T>(items: T[], total: number, { page, limit }: PageRequest): Page<T> {
  return { items, pagination: { page, limit, pages: Math.ceil(total / limit), total } };
}
