import { z } from '@hono/zod-openapi';

import { answers, envelope, failures, route } from './route.ts';

export const PublicSettings = z
  .object({
    maxFileBytes: z.number().int(),
    publicUrl: z.string(),
    registration: z.enum(['approval', 'open', 'invite', 'closed']),
    baseDomains: z.array(z.string()),
    hasMail: z.boolean().openapi({ description: 'Whether this server sends mail' }),
    userQuota: z.number().int().nullable().openapi({ description: 'Bytes; null: no limit' }),
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

export const metrics = route('public', {
  method: 'get',
  path: '/metrics',
  summary: 'Figures for Prometheus; with METRICS_TOKEN, or without one from this machine',
  tags: ['Service'],
  responses: {
    200: { description: 'Prometheus text', content: { 'text/plain': { schema: z.string() } } },
    ...failures,
  },
});

export const showOpenApi = route('public', {
  method: 'get',
  path: '/api/openapi.json',
  summary: 'Every call of this server, for programs',
  tags: ['Service'],
  responses: {
    200: {
      description: 'An OpenAPI 3.1 document',
      content: { 'application/json; charset=utf-8': { schema: z.object({}).loose() } },
    },
    ...failures,
  },
});

export const showDocs = route('public', {
  method: 'get',
  path: '/api/docs',
  summary: 'Every call of this server, for people',
  tags: ['Service'],
  responses: {
    200: { description: 'This page', content: { 'text/html': { schema: z.string() } } },
    ...failures,
  },
});
