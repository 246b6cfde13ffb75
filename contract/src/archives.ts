import { z } from '@hono/zod-openapi';

import { envelope, failures, jsonBody, jsonResponses, route } from './route.ts';
import { archiveFilesMax } from './uploads/limits.ts';

export const createArchive = route('session', {
  scope: 'files:read',
  method: 'post',
  path: '/api/archives',
  summary: 'Download several of your uploads as one ZIP archive',
  description:
    'Returns a URL that works for an hour without signing in. The archive has the files in this order, including ' +
    'those with a password or a download limit, which is not used up. If one of them is not yours or does not ' +
    'exist: 404 with its id in `missing`, and no archive.',
  tags: ['Uploads'],
  request: {
    body: jsonBody(
      z
        .strictObject({
          uploads: z
            .array(z.string().max(64))
            .min(1)
            .max(archiveFilesMax)
            .openapi({ description: 'Ids; duplicates count once' }),
        })
        .openapi('ArchiveSelection'),
    ),
  },
  responses: jsonResponses(
    201,
    'The address of the archive',
    envelope(z.object({ url: z.string(), expiresAt: z.iso.datetime() })),
  ),
  bodyBytesMax: 512 * 1024,
});

const archiveRequest = {
  params: z.object({ name: z.string().openapi({ param: { name: 'name', in: 'path' } }) }),
};

const noArchive = {
  description: 'An HTML page: there is no such archive, or it has expired',
  content: { 'text/html': { schema: z.string() } },
};

const brokenArchive = {
  description: 'An HTML page: a file in the archive was deleted or has expired',
  content: { 'text/html': { schema: z.string() } },
};

export const fetchArchive = route('public', {
  method: 'get',
  path: '/z/{name}',
  summary: 'The archive of a selection of files',
  description:
    '`name` is the token and `.zip`. The archive is created while it is sent, but its length, entity tag and ' +
    'ranges are known in advance. For some minutes after an update of the server, archives of older files have no ' +
    'ranges. Two at a time for each network; a third is 429.',
  tags: ['Public'],
  request: archiveRequest,
  responses: {
    200: {
      description: 'The archive',
      content: { 'application/zip': { schema: z.string() } },
    },
    206: { description: 'The requested range' },
    304: { description: 'Not changed' },
    404: noArchive,
    410: brokenArchive,
    412: { description: '`If-Match` does not hold' },
    416: { description: 'The range is outside the archive' },
    ...failures,
  },
});

export const headArchive = route('public', {
  method: 'head',
  path: '/z/{name}',
  summary: 'Length and entity tag of the archive of a selection of files',
  tags: ['Public'],
  request: archiveRequest,
  responses: {
    200: { description: 'Length and entity tag, in headers' },
    304: { description: 'Not changed' },
    412: { description: '`If-Match` does not hold' },
    ...failures,
  },
});
