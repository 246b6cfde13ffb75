import { z } from '@hono/zod-openapi';

import { pageSizeMax } from './limits.ts';

/** `page` counts from 1; a `limit` outside 1–100 is refused, not corrected. */
export function pageQuery(limitDefault: number) {
  return {
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    limit: z.coerce.number().int().min(1).max(pageSizeMax).default(limitDefault),
  };
}

export const Pagination = z
  .object({
    page: z.number().int(),
    limit: z.number().int(),
    pages: z.number().int(),
    total: z.number().int(),
  })
  .openapi('Pagination');

export type Pagination = z.infer<typeof Pagination>;
