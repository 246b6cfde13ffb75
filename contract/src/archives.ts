import { z } from '@hono/zod-openapi';

import { envelope, failures, jsonBody, jsonResponses, route } from './route.ts';
import { archiveFilesMax } from './uploads/limits.ts';

export const createArchive = route('session', {
  scope: 'files:read',
  method: 'post',
  path: '/api/archives',
  summary: 'Download several of your uploads as one ZIP archive',
  description:
    'Answers an address that works for an hour without signing in. The archive has the files in this order, also ' +
    'those with a password or a limit, which is not spent. Where one of them is not yours or not there: 404 with its id in `missing`, and nothing is made.',
  tags: ['Uploads'],
  request: {
    body: jsonBody(
      z
        .strictObject({
          uploads: z
            .array(z.string().max(64))
            .min(1)
            .max(archiveFilesMax)
            .openapi({ description: 'Ids; one that comes again counts once' }),
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
  description: 'An HTML page: there is no such archive, or its hour is over',
  content: { 'text/html': { schema: z.string() } },
};

const brokenArchive = {
  description: 'An HTML page: a file of the archive was deleted or has ended',
  content: { 'text/html': { schema: z.string() } },
};

export const fetchArchive = route('public', {
  method: 'get',
  path: '/z/{name}',
  summary: 'The archive of a selection of files',
  description:
    '`name` is the token and `.zip`. The archive is made while it is sent: of length, entity tag and any range everything is ' +
    'known before. For some minutes after an update of the server, archives of older files have no ranges. Two at a ' +
    'time for one network; the third is 429.',
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
