import { z } from '@hono/zod-openapi';

import { envelope, failures, jsonResponses, route } from './route.ts';

/** A custom uploader file (.sxcu) of ShareX. */
export const ShareXConfig = z
  .object({
    Version: z.string(),
    Name: z.string(),
    DestinationType: z.string(),
    RequestMethod: z.literal('POST'),
    RequestURL: z.string(),
    Headers: z.object({ Authorization: z.string() }),
    Body: z.literal('MultipartFormData'),
    Arguments: z.object({ domain: z.string() }).optional(),
    FileFormName: z.literal('file'),
    URL: z.string(),
    ThumbnailURL: z.string(),
    DeletionURL: z.string(),
    ErrorMessage: z.string(),
  })
  .openapi('ShareXConfig');

export type ShareXConfig = z.infer<typeof ShareXConfig>;

const DomainQuery = z.strictObject({
  domain: z.string().optional().openapi({ description: 'One of your approved domains' }),
});

export const showShareXConfig = route('token', {
  method: 'get',
  path: '/api/upload/sharex-config',
  summary: 'The ShareX configuration, and how to import it',
  tags: ['Clients'],
  request: { query: DomainQuery },
  responses: jsonResponses(
    200,
    'The configuration; it contains your API token',
    envelope(z.object({ config: ShareXConfig, instructions: z.array(z.string()) })),
  ),
});

export const downloadClientFile = route('token', {
  method: 'get',
  path: '/api/clients/{client}',
  summary: 'The configuration file of an upload client',
  tags: ['Clients'],
  request: {
    params: z.object({
      client: z.string().openapi({ param: { name: 'client', in: 'path' }, example: 'sharex' }),
    }),
    query: DomainQuery,
  },
  responses: {
    200: {
      description: 'The file; it contains your API token',
      content: { 'application/octet-stream': { schema: z.string() } },
    },
    ...failures,
  },
});
