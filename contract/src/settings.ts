import { z } from '@hono/zod-openapi';

import { answers, envelope, route } from './route.ts';

export const PublicSettings = z
  .object({
    maxFileBytes: z.number().int(),
    publicUrl: z.string(),
    registration: z.enum(['approval', 'open', 'closed']),
    isSetUp: z.boolean().openapi({ description: 'Whether there is an administrator' }),
    version: z.string(),
  })
  .openapi('PublicSettings');

export type PublicSettings = z.infer<typeof PublicSettings>;

export const showSettings = route('public', {
  method: 'get',
  path: '/api/config',
  summary: 'What anybody may know about this server',
  tags: ['Service'],
  responses: answers(200, 'Public settings', envelope(PublicSettings)),
});

const Health = z.object({ status: z.string() });

export const healthz = route('public', {
  method: 'get',
  path: '/healthz',
  summary: 'Whether the process is alive',
  tags: ['Service'],
  responses: answers(200, 'It is', Health),
});

export const readyz = route('public', {
  method: 'get',
  path: '/readyz',
  summary: 'Whether the database and the storage answer',
  tags: ['Service'],
  responses: answers(200, 'They do', Health),
});
