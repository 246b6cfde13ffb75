import { z } from '@hono/zod-openapi';

import { categories, pageSizeDefault } from './limits.ts';
import { pageQuery, Pagination, Search, sortQuery } from './pagination.ts';
import { Done, envelope, failures, IdParams, jsonResponses, route } from './route.ts';

export const Category = z.enum(categories).openapi('Category');

export const Upload = z
  .object({
    _id: z.string(),
    fileId: z.string().openapi({ description: 'The slug of the public link' }),
    originalName: z.string(),
    createdAt: z.iso.datetime(),
    size: z.number().int().openapi({ description: 'Bytes' }),
    humanSize: z.string(),
    mimeType: z.string(),
    category: Category,
    sha256: z.string().openapi({ description: 'Hexadecimal' }),
    publicUrl: z.string(),
    thumbnailUrl: z.string().openapi({ description: 'Empty without a thumbnail' }),
    views: z.number().int(),
    downloads: z.number().int(),
    domain: z.string().nullable(),
    userId: z
      .object({ _id: z.string(), username: z.string() })
      .optional()
      .openapi({ description: "In administrators' lists" }),
  })
  .openapi('Upload');

export type Upload = z.infer<typeof Upload>;

/** The stored file for upload clients: ShareX, ishare and scripts rely on these names. */
export const StoredFile = z
  .object({
    _id: z.string(),
    url: z.string(),
    thumbnailUrl: z.string(),
    deletionUrl: z
      .string()
      .openapi({ description: 'A page that asks for confirmation and deletes this file' }),
    name: z.string(),
    size: z.number().int(),
    mimeType: z.string(),
  })
  .openapi('StoredFile');

export type StoredFile = z.infer<typeof StoredFile>;

export const UploadAnswer = envelope(z.object({ upload: Upload }))
  .extend({ file: StoredFile })
  .openapi('UploadAnswer');

export type UploadAnswer = z.infer<typeof UploadAnswer>;

const UploadForm = z
  .object({
    domain: z.string().optional().openapi({ description: 'One of your approved domains' }),
    file: z.string().openapi({ type: 'string', format: 'binary' }),
  })
  .openapi('UploadForm');

export const sendUpload = route('token', {
  method: 'post',
  path: '/api/upload',
  summary: 'Upload one file',
  description:
    'Fields come before `file`. Exactly one part named `file` is expected. With `format=text`, or ' +
    'when `Accept` names text/plain and not JSON, the response is only the link, and of an error ' +
    'only the sentence, for clients that cannot read JSON.',
  tags: ['Uploads'],
  request: {
    query: z.object({ format: z.enum(['json', 'text']).optional() }),
    body: { required: true, content: { 'multipart/form-data': { schema: UploadForm } } },
  },
  responses: jsonResponses(201, 'The stored file', UploadAnswer),
  'x-plain-text': { answer: 'The public link', failure: 'An error, in one sentence' },
});

export const uploadSorts = ['createdAt', 'size', 'name'] as const;

const listQuery = {
  ...pageQuery(pageSizeDefault),
  type: Category.optional(),
  search: Search.optional(),
  ...sortQuery(uploadSorts),
};

const UploadPage = envelope(z.object({ uploads: z.array(Upload) })).extend({
  total: z.number().int(),
  pagination: Pagination,
});

export const listMyUploads = route('token', {
  method: 'get',
  path: '/api/upload/my',
  summary: 'Your uploads, newest first',
  description:
    '`search` is part of the name, or its beginning when shorter than three characters. It finds at most the newest 1000.',
  tags: ['Uploads'],
  request: { query: z.strictObject(listQuery) },
  responses: jsonResponses(200, 'One page of uploads', UploadPage),
});

export const listAllUploads = route('admin', {
  method: 'get',
  path: '/api/upload/all',
  summary: 'All uploads, newest first',
  description:
    "`search` is part of the name or of the uploader's username. It finds at most the newest 1000 uploads, and matches the 100 usernames with the most uploads.",
  tags: ['Administration'],
  request: { query: z.strictObject({ ...listQuery, userId: z.string().optional() }) },
  responses: jsonResponses(200, 'One page of uploads', UploadPage),
});

export const getUpload = route('token', {
  method: 'get',
  path: '/api/upload/{id}',
  summary: 'One of your uploads; for administrators, any upload',
  tags: ['Uploads'],
  request: { params: IdParams },
  responses: jsonResponses(200, 'The upload', envelope(z.object({ upload: Upload }))),
});

export const deleteUpload = route('token', {
  method: 'delete',
  path: '/api/upload/{id}',
  summary: 'Delete one of your uploads; administrators, any upload. Its link stops working at once',
  tags: ['Uploads'],
  request: { params: IdParams },
  responses: jsonResponses(200, 'The upload is deleted', Done),
});

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
  description: '`name` is the slug, with or without an extension.',
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
  description: 'A WebP of at most 480 × 480 pixels. 404 when the image can have none.',
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
