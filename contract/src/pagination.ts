import { z } from '@hono/zod-openapi';

import { cursorLengthMax, pageNumberMax, pageSizeMax, searchLengthMax } from './limits.ts';
import { type FieldProblem, problem } from './text/field-problems.ts';

function wholeNumber(error: FieldProblem, max: number) {
  return z.coerce.number({ error }).int({ error }).min(1, { error }).max(max, { error });
}

/** `page` counts from 1; a `limit` outside 1–100 is refused, not corrected. */
export function pageQuery(limitDefault: number) {
  return {
    page: wholeNumber(problem('pageOutOfRange'), pageNumberMax).default(1),
    limit: wholeNumber(problem('limitOutOfRange'), pageSizeMax).default(limitDefault),
  };
}

/** Pages by cursor, as an alternative to page numbers. */
export const cursorQuery = {
  after: z
    .string()
    .max(cursorLengthMax, problem('afterInvalid'))
    .optional()
    .openapi({
      description:
        'Pages in which each row appears once, even if others are added or removed meanwhile: empty for the first ' +
        'page, then `pagination.next` of the previous page, until that is null. `page` is then ignored',
    }),
};

export const Pagination = z
  .object({
    page: z.number().int(),
    limit: z.number().int(),
    pages: z.number().int(),
    total: z.number().int(),
  })
  .openapi('Pagination');

export type Pagination = z.infer<typeof Pagination>;

export const CursorPagination = Pagination.extend({
  next: z.string().nullable().optional().openapi({
    description:
      'Only with `after`: the value of `after` for the next page, even if this one is short or empty; null at the end',
  }),
}).openapi('CursorPagination');

export type CursorPagination = z.infer<typeof CursorPagination>;

/** Part of a name, in any case. */
export const Search = z.string().trim().max(searchLengthMax, problem('searchTooLong'));

/** The first of `sorts` is the default; `order` is descending by default. */
export function sortQuery<const S extends readonly [string, ...string[]]>(sorts: S) {
  return {
    sort: z.enum(sorts).default(sorts[0]),
    order: z.enum(['asc', 'desc']).default('desc'),
  };
}
