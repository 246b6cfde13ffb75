import { z } from '@hono/zod-openapi';

import { envelope, failures, jsonResponses, route } from './route.ts';
import { optionTextsIn } from './uploads/option-schemas.ts';

const text = (description: string, example: string) =>
  z.string().optional().openapi({ description, example });

/** Options that the client gives each upload. No password: it would be kept in addresses and logs. */
export const ClientQuery = z.strictObject(optionTextsIn('client'));

export type ClientQuery = z.infer<typeof ClientQuery>;

/** Options that ShareX gives each short link. */
export const LinkClientQuery = ClientQuery.pick({ domain: true, expires: true }).extend({
  maxClicks: text('How often each link may be opened', '5'),
});

export type LinkClientQuery = z.infer<typeof LinkClientQuery>;

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
    Arguments: ClientQuery.optional(),
    FileFormName: z.literal('file'),
    URL: z.string(),
    ThumbnailURL: z.string(),
    DeletionURL: z.string(),
    ErrorMessage: z.string(),
  })
  .openapi('ShareXConfig');

export type ShareXConfig = z.infer<typeof ShareXConfig>;

export const showShareXConfig = route('token', {
  scope: 'upload',
  method: 'get',
  path: '/api/upload/sharex-config',
  summary: 'The ShareX configuration, and how to import it',
  tags: ['Clients'],
  request: { query: ClientQuery },
  responses: jsonResponses(
    200,
    'The configuration; it contains a token',
    envelope(z.object({ config: ShareXConfig, instructions: z.array(z.string()) })),
  ),
});

export const downloadClientFile = route('token', {
  scope: 'upload',
  method: 'get',
  path: '/api/clients/{client}',
  summary: 'The configuration file of an upload client',
  description:
    'It contains the token of the request; for a session, the default token, or 409 `token_disabled` if that is turned off.',
  tags: ['Clients'],
  request: {
    params: z.object({
      client: z.string().openapi({ param: { name: 'client', in: 'path' }, example: 'sharex' }),
    }),
    query: ClientQuery,
  },
  responses: {
    200: {
      description: 'The file; it contains a token',
      content: { 'application/octet-stream': { schema: z.string() } },
    },
    ...failures,
  },
});

export const downloadShareXLinks = route('token', {
  scope: 'links',
  method: 'get',
  path: '/api/clients/sharex-links',
  summary: 'The configuration file of ShareX for short links',
  description: 'It contains the token of the request, as the files for upload clients do.',
  tags: ['Clients'],
  request: { query: LinkClientQuery },
  responses: {
    200: {
      description: 'The file; it contains a token',
      content: { 'application/octet-stream': { schema: z.string() } },
    },
    ...failures,
  },
});
