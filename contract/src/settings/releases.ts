import { z } from '@hono/zod-openapi';

import { envelope, jsonResponses, route } from '../route.ts';

export const Release = z
  .object({
    version: z.string().openapi({ example: '1.2.0' }),
    url: z.string().openapi({ description: 'The https URL of the release notes' }),
  })
  .openapi('Release');

export type Release = z.infer<typeof Release>;

export const showVersion = route('admin', {
  scope: 'admin',
  method: 'get',
  path: '/api/admin/version',
  summary: 'The version of this server, and a newer one',
  tags: ['Administration'],
  responses: jsonResponses(
    200,
    'Both versions',
    envelope(
      z.object({
        version: z.string(),
        newer: Release.nullable().openapi({
          description: 'null: none is known, or UPDATE_CHECK_URL is not set',
        }),
      }),
    ),
  ),
});
