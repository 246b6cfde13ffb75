import { z } from '@hono/zod-openapi';

import { failures, route } from './route.ts';

/** Where uploads that can be resumed begin; each then has an address below this one. */
export const resumablePath = '/api/upload/resumable';

const ResumableParams = z.object({
  id: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .openapi({ param: { name: 'id', in: 'path' }, example: '4f0c1d5e9a7b38266c1fe0d2ab94837e' }),
});

const offsetHeader = {
  'Upload-Offset': { description: 'How many bytes are stored', schema: { type: 'integer' } },
} as const;

const finishedHeaders = {
  'Upload-Id': {
    description: 'Of the stored upload, once it is complete',
    schema: { type: 'string' },
  },
  'Upload-Url': { description: 'Its public link', schema: { type: 'string' } },
} as const;

const body = { content: { 'application/offset+octet-stream': { schema: z.string() } } };

// The tus 1.0 protocol (https://tus.io/protocols/resumable-upload); these are its calls.

export const describeResumable = route('public', {
  method: 'options',
  path: resumablePath,
  summary: 'What this server knows of tus 1.0',
  description:
    'Its versions, extensions and the largest file, in headers. Clients that cannot send `PATCH`, `HEAD` or `DELETE` send another method ' +
    'with `X-HTTP-Method-Override`, here and below; the method of the request is ignored then.',
  tags: ['Uploads'],
  responses: { 204: { description: 'In headers' }, ...failures },
});

export const describeOneResumable = route('public', {
  method: 'options',
  path: `${resumablePath}/{id}`,
  summary: 'What this server knows of tus 1.0, at the address of an upload',
  description: 'The same as above, whether there is such an upload or not.',
  tags: ['Uploads'],
  request: { params: ResumableParams },
  responses: { 204: { description: 'In headers' }, ...failures },
});

export const beginResumable = route('token', {
  method: 'post',
  path: resumablePath,
  summary: 'Begin an upload that can be resumed (tus 1.0)',
  description:
    'With the extensions creation, creation-with-upload, expiration and termination. ' +
    '`Upload-Length` is required; `Upload-Metadata` may have `filename`, `filetype` and `domain`, one of your ' +
    'approved domains. `Location` of the answer is where the bytes go, a path of this host. Whoever sends an ' +
    '`Idempotency-Key` may send the request again when its answer is lost: the upload begins once. An upload without ' +
    'a byte for 24 hours is removed. Until it is complete its length counts against the quota, and an account may have ' +
    '100 that are not: 429 `too_many_uploads`.',
  tags: ['Uploads'],
  request: { body },
  responses: {
    201: { description: 'It has begun', headers: { ...offsetHeader, ...finishedHeaders } },
    ...failures,
  },
});

export const lookAtResumable = route('token', {
  method: 'head',
  path: `${resumablePath}/{id}`,
  summary: 'How much of an upload is stored (tus 1.0)',
  description:
    'Whoever else is sending this upload is stopped, so that the answer stays true. 423 instead of 500 and 503: tus clients ' +
    'take any other failure for a lost upload.',
  tags: ['Uploads'],
  request: { params: ResumableParams },
  responses: {
    200: { description: 'Its state', headers: { ...offsetHeader, ...finishedHeaders } },
    ...failures,
  },
});

export const continueResumable = route('token', {
  method: 'patch',
  path: `${resumablePath}/{id}`,
  summary: 'Send bytes of an upload (tus 1.0)',
  description:
    'From `Upload-Offset` on, which has to be what is stored. The answer to the last bytes has `Upload-Id` and `Upload-Url`. ' +
    'While another request sends bytes of it, 423 `upload_locked`; a HEAD ends that one.',
  tags: ['Uploads'],
  request: { params: ResumableParams, body },
  responses: {
    204: { description: 'Stored', headers: { ...offsetHeader, ...finishedHeaders } },
    ...failures,
  },
});

export const endResumable = route('token', {
  method: 'delete',
  path: `${resumablePath}/{id}`,
  summary: 'Give an upload up, with what has arrived of it (tus 1.0)',
  tags: ['Uploads'],
  request: { params: ResumableParams },
  responses: { 204: { description: 'It is gone' }, ...failures },
});
