import { z } from '@hono/zod-openapi';

import { Done, failures, jsonResponses, route } from '../route.ts';
import { logoBytesMax, logoEdgeMax, logoEdgeMin } from './limits.ts';

const picture = { schema: z.string().openapi({ format: 'binary' }) };

export const setLogo = route('admin', {
  scope: 'admin',
  method: 'put',
  path: '/api/admin/brand/logo',
  summary: 'Set the logo',
  description:
    `A PNG or WebP of up to ${logoBytesMax / 1024} KB, of ${logoEdgeMin} to ${logoEdgeMax} pixels per side; for an ` +
    `animation, the first frame. It is re-encoded without metadata.`,
  tags: ['Administration'],
  request: {
    body: { required: true, content: { 'image/png': picture, 'image/webp': picture } },
  },
  responses: jsonResponses(200, 'The logo is in use', Done),
});

export const removeLogo = route('admin', {
  scope: 'admin',
  method: 'delete',
  path: '/api/admin/brand/logo',
  summary: 'Remove the logo',
  tags: ['Administration'],
  responses: jsonResponses(200, 'The logo is removed', Done),
});

export const fetchLogo = route('public', {
  method: 'get',
  path: '/brand/logo',
  summary: 'The logo',
  description: 'Also served on domains with their own brand.',
  tags: ['Public'],
  responses: {
    200: { description: 'A WebP', content: { 'image/webp': { schema: z.string() } } },
    304: { description: 'Not changed' },
    ...failures,
  },
});
