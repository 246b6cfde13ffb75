import { z } from '@hono/zod-openapi';

import { auditActions, pageSizeDefault } from './limits.ts';
import { pageQuery, Pagination, Search } from './pagination.ts';
import { answers, envelope, failures, route } from './route.ts';

export const AuditEntry = z
  .object({
    _id: z.string(),
    at: z.iso.datetime(),
    actor: z.object({ _id: z.string(), username: z.string() }).nullable().openapi({
      description:
        'Null: the command line, a job, or with an address a client that is not signed in',
    }),
    // What a later or an earlier version tells of is shown as well.
    action: z.string().openapi({ example: 'user.approved' }),
    subject: z
      .object({ type: z.string(), _id: z.string(), name: z.string() })
      .openapi({ description: 'On whom or what, by the name it had then' }),
    address: z.string().openapi({ description: 'Empty for the command line and for jobs' }),
    detail: z.string().openapi({ description: 'What else there is to say, such as an email' }),
  })
  .openapi('AuditEntry');

export type AuditEntry = z.infer<typeof AuditEntry>;

const auditFilter = {
  search: Search.optional().openapi({ description: 'Part of anything that an entry says' }),
  action: z
    .enum(auditActions, { error: 'action must be one that the audit log tells of' })
    .optional(),
  from: z.iso.datetime({ offset: true }).optional().openapi({ description: 'Not before then' }),
  to: z.iso.datetime({ offset: true }).optional().openapi({ description: 'Before then' }),
};

export const listAudit = route('admin', {
  method: 'get',
  path: '/api/admin/audit',
  summary: 'The audit log: who did what, on whom, from where and when; newest first',
  description: 'With a filter, the newest 1000 matching entries are counted and shown.',
  tags: ['Administration'],
  request: { query: z.strictObject({ ...pageQuery(pageSizeDefault), ...auditFilter }) },
  responses: answers(
    200,
    'One page of entries',
    envelope(z.object({ entries: z.array(AuditEntry) })).extend({
      total: z.number().int(),
      pagination: Pagination,
    }),
  ),
});

export const downloadAudit = route('admin', {
  method: 'get',
  path: '/api/admin/audit.csv',
  summary: 'The audit log as CSV (RFC 4180): every matching entry, newest first',
  tags: ['Administration'],
  request: { query: z.strictObject(auditFilter) },
  responses: {
    200: {
      description: 'One line for each entry, below a line with the names of the columns',
      content: { 'text/csv': { schema: z.string() } },
    },
    ...failures,
  },
});
