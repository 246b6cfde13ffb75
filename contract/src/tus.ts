import { z } from '@hono/zod-openapi';

import { failures, route } from './route.ts';
import { tusPath } from './uploads/tus-path.ts';

const TusUploadParams = z.object({
  id: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .openapi({ param: { name: 'id', in: 'path' }, example: '4f0c1d5e9a7b38266c1fe0d2ab94837e' }),
});

const offsetHeader = {
  'Upload-Offset': { description: 'Stored bytes', schema: { type: 'integer' } },
} as const;

const finishedHeaders = {
  'Upload-Id': {
    description: 'Id of the stored upload, once it is complete',
    schema: { type: 'string' },
  },
  'Upload-Url': { description: 'Its public link', schema: { type: 'string' } },
  'Upload-Deletion-Url': {
    description: 'A page that deletes this file after confirmation',
    schema: { type: 'string' },
  },
} as const;

const body = { content: { 'application/offset+octet-stream': { schema: z.string() } } };

// The tus 1.0 protocol: https://tus.io/protocols/resumable-upload

export const tusOptions = route('public', {
  method: 'options',
  path: tusPath,
  summary: 'The tus 1.0 capabilities of this server',
  description:
    'Versions, extensions and the maximum file size, in headers. Clients that cannot send `PATCH`, `HEAD` or ' +
    '`DELETE` can send another method with `X-HTTP-Method-Override`, here and below, which replaces it.',
  tags: ['Uploads'],
  responses: { 204: { description: 'In headers' }, ...failures },
});

export const tusUploadOptions = route('public', {
  method: 'options',
  path: `${tusPath}/{id}`,
  summary: 'The tus 1.0 capabilities of this server, at the URL of an upload',
  description: 'The same as above, even for an unknown upload.',
  tags: ['Uploads'],
  request: { params: TusUploadParams },
  responses: { 204: { description: 'In headers' }, ...failures },
});

export const createTusUpload = route('token', {
  scope: 'upload',
  method: 'post',
  path: tusPath,
  summary: 'Create a resumable upload (tus 1.0)',
  description:
    'With the extensions creation, creation-defer-length, creation-with-upload, expiration and termination. ' +
    '`Upload-Length` is required, or `Upload-Defer-Length: 1` if it follows later; `Upload-Metadata` may have ' +
    '`filename`, `filetype` and the options of ' +
    '`POST /api/upload` under the same names; headers such as `Perch-Expires` also set them. Invalid ones: 400 ' +
    '`invalid_option`; types that this server does not accept: 415 with the last bytes. A password is stored only ' +
    'as a hash, and is not part of the metadata that `HEAD` returns. The upload URL is in `Location`, a path of ' +
    'this host. A client that sends an ' +
    '`Idempotency-Key` may repeat the request after a lost response: the upload is created only once. An upload ' +
    'that receives nothing for 24 hours is removed. Until it is complete, its length counts against the quota, or ' +
    'the ' +
    'stored bytes while no length is known, and an account may have 100 incomplete ones: 429 `too_many_uploads`.',
  tags: ['Uploads'],
  request: { body },
  responses: {
    201: { description: 'The upload is created', headers: { ...offsetHeader, ...finishedHeaders } },
    ...failures,
  },
});

export const headTusUpload = {
  ...route('token', {
    scope: 'upload',
    method: 'head',
    path: `${tusPath}/{id}`,
    summary: 'The offset of an upload (tus 1.0)',
    description:
      'Ends any other request that sends data of this upload, so that the offset stays valid. 423 instead of 500 and 503: ' +
      'tus clients treat any other error as a lost upload.',
    tags: ['Uploads'],
    request: { params: TusUploadParams },
    responses: {
      200: {
        description: 'The offset, in headers',
        headers: { ...offsetHeader, ...finishedHeaders },
      },
      ...failures,
    },
  }),
  isUncounted: true,
};

export const patchTusUpload = {
  ...route('token', {
    scope: 'upload',
    method: 'patch',
    path: `${tusPath}/{id}`,
    summary: 'Send data of an upload (tus 1.0)',
    description:
      '`Upload-Offset` must equal the number of stored bytes. A deferred length is set once, by `Upload-Length` on ' +
      'any request, even one without data; until then, `HEAD` returns `Upload-Defer-Length: 1`. An upload that ' +
      'exceeds the maximum file size is removed: 413. ' +
      'The response to the last bytes has `Upload-Id`, `Upload-Url` and `Upload-Deletion-Url`. ' +
      'While another request sends its data, 423 `upload_locked`; a HEAD ends that request.',
    tags: ['Uploads'],
    request: { params: TusUploadParams, body },
    responses: {
      204: { description: 'Stored', headers: { ...offsetHeader, ...finishedHeaders } },
      ...failures,
    },
  }),
  isUncounted: true,
};

export const terminateTusUpload = route('token', {
  scope: 'upload',
  method: 'delete',
  path: `${tusPath}/{id}`,
  summary: 'Delete an incomplete upload (tus 1.0)',
  tags: ['Uploads'],
  request: { params: TusUploadParams },
  responses: { 204: { description: 'The upload is deleted' }, ...failures },
});
