import { z } from '@hono/zod-openapi';

import { failures, route } from '../route.ts';

const linkRequest = {
  params: z.object({ name: z.string().openapi({ param: { name: 'name', in: 'path' } }) }),
  query: z.object({
    download: z.string().optional().openapi({ description: 'Download instead of display' }),
    preview: z.string().optional().openapi({ description: 'Not counted as a view' }),
  }),
};

const noLink = {
  description: 'An HTML page: the file is deleted, or the link is incomplete',
  content: { 'text/html': { schema: z.string() } },
};

/** The public link of a file, without the JSON envelope. */
export const fetchFile = route('public', {
  method: 'get',
  path: '/f/{name}',
  summary: 'The file behind a public link',
  description:
    '`name` is the slug, with or without an extension. A file with a password, of its own or of an album with `ownLinks` `with_album`, answers 403 `password_required` ' +
    'unless the header `Perch-Password` has it, percent-encoded if it is not ASCII; one with a download limit ' +
    'answers 403 `confirmation_required`, as it can only be opened on its page. Navigating browsers are redirected ' +
    'to the page.',
  tags: ['Public'],
  request: linkRequest,
  responses: {
    200: {
      description: 'The file',
      content: { 'application/octet-stream': { schema: z.string() } },
    },
    206: { description: 'The requested range' },
    304: { description: 'Not changed' },
    404: noLink,
    412: { description: '`If-Match` or `If-Unmodified-Since` does not hold' },
    416: { description: 'The range is outside the file' },
    ...failures,
  },
});

export const headFile = route('public', {
  method: 'head',
  path: '/f/{name}',
  summary: 'Size and type of the file behind a public link',
  tags: ['Public'],
  request: linkRequest,
  responses: {
    200: { description: 'Size and type of the file, in headers' },
    206: { description: 'The range exists' },
    304: { description: 'Not changed' },
    412: { description: '`If-Match` or `If-Unmodified-Since` does not hold' },
    416: { description: 'The range is outside the file' },
    ...failures,
  },
});

/** Created by the first request; see `thumbnailUrl` of an upload. */
export const fetchThumbnail = route('public', {
  method: 'get',
  path: '/t/{slug}',
  summary: 'The thumbnail of an image',
  description: 'A WebP of at most 480 × 480 pixels. 404 if there is none.',
  tags: ['Public'],
  request: { params: z.object({ slug: z.string() }) },
  responses: {
    200: { description: 'The thumbnail', content: { 'image/webp': { schema: z.string() } } },
    206: { description: 'The requested range' },
    304: { description: 'Not changed' },
    412: { description: '`If-Match` or `If-Unmodified-Since` does not hold' },
    416: { description: 'The range is outside the thumbnail' },
    ...failures,
  },
});

export const headThumbnail = route('public', {
  method: 'head',
  path: '/t/{slug}',
  summary: 'Whether an image has a thumbnail, without its bytes',
  tags: ['Public'],
  request: { params: z.object({ slug: z.string() }) },
  responses: {
    200: { description: 'Size of the thumbnail, in a header' },
    206: { description: 'The range exists' },
    304: { description: 'Not changed' },
    412: { description: '`If-Match` or `If-Unmodified-Since` does not hold' },
    416: { description: 'The range is outside the thumbnail' },
    ...failures,
  },
});

/** Created by the first request. */
export const fetchSizedPicture = route('public', {
  method: 'get',
  path: '/i/{slug}/{name}',
  summary: 'An image in one of four widths, for other pages',
  description:
    '`name` is `w320.webp`, `w640.webp`, `w1280.webp` or `w1920.webp`: a WebP of at most so many pixels in width, never ' +
    'enlarged, turned as it is shown, without metadata; of an animation its first picture. `slug` is that of ' +
    '`thumbnailUrl` in the API. It counts as no view. 404 for anything but an image.',
  tags: ['Public'],
  request: { params: z.object({ slug: z.string(), name: z.string() }) },
  responses: {
    200: { description: 'The picture', content: { 'image/webp': { schema: z.string() } } },
    206: { description: 'The requested range' },
    304: { description: 'Not changed' },
    412: { description: '`If-Match` or `If-Unmodified-Since` does not hold' },
    416: { description: 'The range is outside the picture' },
    ...failures,
  },
});
