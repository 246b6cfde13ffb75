import { z } from '@hono/zod-openapi';

import { auditActions, pageSizeDefault } from './limits.ts';
import { pageQuery, Pagination, Search } from './pagination.ts';
import { envelope, failures, jsonResponses, route } from './route.ts';
import { problem } from './text/field-problems.ts';

export const AuditEntry = z
  .object({
    _id: z.string(),
    at: z.iso.datetime(),
    actor: z.object({ _id: z.string(), username: z.string() }).nullable().openapi({
      description:
        'Null for the command line and jobs, and for a client that was not signed in, which only has an address',
    }),
    // Not the enum: entries of other versions are shown as well.
    action: z.string().openapi({ example: 'user.approved' }),
    subject: z
      .object({ type: z.string(), _id: z.string(), name: z.string() })
      .openapi({ description: 'The affected user, domain or file, by its name at that time' }),
    address: z.string().openapi({ description: 'Empty for the command line and for jobs' }),
    detail: z.string().openapi({ description: 'Further details, such as an email' }),
  })
  .openapi('AuditEntry');

export type AuditEntry = z.infer<typeof AuditEntry>;

const auditFilter = {
  search: Search.optional().openapi({ description: 'Part of any text of an entry' }),
  action: z.enum(auditActions, { error: problem('actionUnknown') }).optional(),
  from: z.iso
    .datetime({ offset: true })
    .optional()
    .openapi({ description: 'First instant, inclusive' }),
  to: z.iso
    .datetime({ offset: true })
    .optional()
    .openapi({ description: 'Last instant, exclusive' }),
};

export const listAudit = route('admin', {
  scope: 'admin',
  method: 'get',
  path: '/api/admin/audit',
  summary: 'The audit log: actor, action, subject, address and time; newest first',
  description: 'With a filter, at most the newest 1000 matching entries are counted and listed.',
  tags: ['Administration'],
  request: { query: z.strictObject({ ...pageQuery(pageSizeDefault), ...auditFilter }) },
  responses: jsonResponses(
    200,
    'One page of entries',
    envelope(z.object({ entries: z.array(AuditEntry) })).extend({
      total: z.number().int(),
      pagination: Pagination,
    }),
  ),
});

export const downloadAudit = route('admin', {
  scope: 'admin',
  method: 'get',
  path: '/api/admin/audit.csv',
  summary: 'The audit log as CSV (RFC 4180): every matching entry, newest first',
  tags: ['Administration'],
  request: { query: z.strictObject(auditFilter) },
  responses: {
    200: {
      description: 'A header line, and one line for each entry',
      content: { 'text/csv': { schema: z.string() } },
    },
    ...failures,
  },
});
