import { z } from '@hono/zod-openapi';

import { envelope, failures, jsonResponses, route } from './route.ts';

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
  summary: 'The public settings of this server',
  tags: ['Service'],
  responses: jsonResponses(200, 'Public settings', envelope(PublicSettings)),
});

const Health = z.object({ status: z.string() });

export const healthz = route('public', {
  method: 'get',
  path: '/healthz',
  summary: 'Whether the process is alive',
  tags: ['Service'],
  responses: jsonResponses(200, 'The process is alive', Health),
});

export const readyz = route('public', {
  method: 'get',
  path: '/readyz',
  summary: 'Whether the database and the storage answer',
  tags: ['Service'],
  responses: jsonResponses(200, 'Both answer', Health),
});

export const metrics = route('public', {
  method: 'get',
  path: '/metrics',
  summary: 'Metrics for Prometheus; with METRICS_TOKEN, or without one from this machine',
  tags: ['Service'],
  responses: {
    200: { description: 'Prometheus text', content: { 'text/plain': { schema: z.string() } } },
    ...failures,
  },
});

export const showOpenApi = route('public', {
  method: 'get',
  path: '/api/openapi.json',
  summary: 'The API as an OpenAPI document',
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
  summary: 'The API reference',
  tags: ['Service'],
  responses: {
    200: { description: 'This page', content: { 'text/html': { schema: z.string() } } },
    ...failures,
  },
});
