import { z } from '@hono/zod-openapi';

import { pageSizeDefault } from './limits.ts';
import { pageQuery, Pagination } from './lists.ts';
import { answers, envelope, route } from './route.ts';

export const AuditEntry = z
  .object({
    _id: z.string(),
    at: z.iso.datetime(),
    actor: z.object({ _id: z.string(), username: z.string() }).nullable(),
    action: z.string().openapi({ example: 'user.approved' }),
    subject: z
      .object({ type: z.string(), _id: z.string(), name: z.string() })
      .openapi({ description: 'On whom or what, by the name it had then' }),
    address: z.string().openapi({ description: 'Empty for the command line and for jobs' }),
  })
  .openapi('AuditEntry');

export type AuditEntry = z.infer<typeof AuditEntry>;

export const listAudit = route('admin', {
  method: 'get',
  path: '/api/admin/audit',
  summary: 'Who did what, on whom, from where and when; newest first',
  tags: ['Administration'],
  request: { query: z.strictObject(pageQuery(pageSizeDefault)) },
  responses: answers(
    200,
    'One page of entries',
    envelope(z.object({ entries: z.array(AuditEntry) })).extend({
      total: z.number().int(),
      pagination: Pagination,
    }),
  ),
});
