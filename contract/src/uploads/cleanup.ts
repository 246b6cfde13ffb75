import { z } from '@hono/zod-openapi';

import { envelope, jsonResponses, route } from '../route.ts';
import { ListFilter } from './lists.ts';

const Group = z
  .object({
    uploads: z.number().int(),
    bytes: z.number().int().openapi({ description: 'What deleting them frees of the quota' }),
    query: ListFilter.openapi({
      description:
        'Lists them, with `GET /api/upload/my`, and selects them for `POST /api/uploads/delete`',
    }),
  })
  .openapi('CleanupGroup');

export const showCleanup = route('session', {
  scope: 'files:read',
  method: 'get',
  path: '/api/uploads/cleanup',
  summary: 'What of your uploads could go, and how much each would free',
  description:
    'An upload may be in several groups. `large` are those of 100 MB or more, `unopened` those that are older than a year and have ' +
    'not been opened for a year, `duplicates` those with the bytes of an older upload, `unsorted` those in no album, and `trash` those ' +
    'in the trash.',
  tags: ['Uploads'],
  responses: jsonResponses(
    200,
    'The groups',
    envelope(
      z.object({
        large: Group,
        unopened: Group,
        duplicates: Group,
        unsorted: Group,
        trash: Group,
      }),
    ),
  ),
});
