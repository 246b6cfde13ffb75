import { z } from '@hono/zod-openapi';

import { envelope, IdParams, jsonResponses, route } from '../route.ts';

// What the page of a link tells programs that show a preview of it.

const CheckedPicture = z.object({
  url: z.string(),
  path: z
    .string()
    .openapi({ description: 'The same picture on the app’s host; not counted as a view' }),
  mimeType: z.string(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  bytes: z.number().int().nullable().openapi({ description: 'null: not known' }),
  alt: z.string(),
});

export type CheckedPicture = z.infer<typeof CheckedPicture>;

export const LinkCheck = z
  .object({
    url: z.string().openapi({ description: 'Of the page' }),
    state: z.enum(['open', 'closed', 'ended', 'off']).openapi({
      description:
        '`closed`: it has a password or a download limit, so the page tells nothing of what it guards. `off`: this server has no previews',
    }),
    tags: z
      .array(z.object({ name: z.string(), content: z.string() }))
      .openapi({ description: 'The tags of the page’s head, in their order' }),
    pictures: z.array(CheckedPicture),
    author: z.string().nullable().openapi({ description: 'Of oEmbed' }),
    gallery: z
      .object({
        colour: z.number().int().nullable(),
        title: z.string(),
        facts: z.string(),
        pictures: z.array(z.string()).openapi({ description: 'Paths on the app’s host' }),
        buttons: z.array(z.string()),
      })
      .nullable()
      .openapi({ description: 'What Discord shows in the place of the tags' }),
    file: z
      .object({
        mimeType: z.string(),
        bytes: z.number().int(),
        codecs: z.array(z.string()),
      })
      .nullable()
      .openapi({ description: 'null: of an album' }),
    videoBytesMax: z.number().int().nullable(),
  })
  .openapi('LinkCheck');

export type LinkCheck = z.infer<typeof LinkCheck>;

const check = jsonResponses(200, 'What the page tells', envelope(LinkCheck));

export const checkUploadLink = route('session', {
  scope: 'files:read',
  method: 'get',
  path: '/api/upload/{id}/embed',
  summary: 'What previews of the link to one of your uploads show; administrators, of any',
  description: 'Reads the tags of the page as it is served to a visitor, which counts as no view.',
  tags: ['Uploads'],
  request: { params: IdParams },
  responses: check,
});

export const checkAlbumLink = route('session', {
  scope: 'albums',
  method: 'get',
  path: '/api/albums/{id}/embed',
  summary: 'What previews of the link to one of your albums show; administrators, of any',
  description:
    'Reads the tags of the page as it is served to a visitor. A private album has no page: 404.',
  tags: ['Albums'],
  request: { params: IdParams },
  responses: check,
});
