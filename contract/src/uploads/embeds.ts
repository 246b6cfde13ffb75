import { z } from '@hono/zod-openapi';

import { failures, route } from '../route.ts';

// What programs that preview links read besides a file's page.

const noFile = {
  description: 'An HTML page: there is no such file, or it is locked or limited',
  content: { 'text/html': { schema: z.string() } },
};

export const fetchPreview = route('public', {
  method: 'get',
  path: '/p/{name}',
  summary: 'The picture in previews of a link',
  description: '`name` is the slug and `.jpg`. A JPEG of at most 1200 × 1200 pixels and 500 KB.',
  tags: ['Public'],
  request: {
    params: z.object({ name: z.string().openapi({ param: { name: 'name', in: 'path' } }) }),
  },
  responses: {
    200: { description: 'The picture', content: { 'image/jpeg': { schema: z.string() } } },
    206: { description: 'The requested range' },
    304: { description: 'Not changed' },
    404: noFile,
    ...failures,
  },
});

const Oembed = z
  .looseObject({
    version: z.literal('1.0'),
    type: z.enum(['photo', 'video', 'link']),
    title: z.string(),
    provider_name: z.string(),
    provider_url: z.string(),
    cache_age: z.number().int().openapi({ description: 'Seconds' }),
    url: z.string().optional().openapi({ description: 'Of a photo' }),
    html: z.string().optional().openapi({ description: 'Of a video' }),
    width: z.number().int().optional(),
    height: z.number().int().optional(),
  })
  .openapi('Oembed');

export const fetchOembed = route('public', {
  method: 'get',
  path: '/oembed',
  summary: 'oEmbed of the link to a file',
  tags: ['Public'],
  request: {
    query: z.object({
      url: z.string().openapi({ description: 'URL of the file or of its page, on this host' }),
      maxwidth: z.string().optional().openapi({ description: 'Pixels' }),
      maxheight: z.string().optional().openapi({ description: 'Pixels' }),
      format: z.string().optional().openapi({ description: '`json`; others are 501' }),
    }),
  },
  responses: {
    200: { description: 'oEmbed 1.0', content: { 'application/json': { schema: Oembed } } },
    404: noFile,
    501: { description: 'Any format other than JSON' },
    ...failures,
  },
});
