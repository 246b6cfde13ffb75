import { z } from '@hono/zod-openapi';

import { envelope, failures, jsonResponses, route } from '../route.ts';
import { dropPath } from './drop-path.ts';
import { dropTokenPattern, senderLengthMax } from './limits.ts';

const token = z
  .string()
  .regex(dropTokenPattern)
  .openapi({ param: { name: 'token', in: 'path' }, example: '3rY8uKq0ZbT5vWn2LxMf7A' });

const DropParams = z.object({ token });
const DropUploadParams = z.object({
  token,
  id: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .openapi({ param: { name: 'id', in: 'path' }, example: '4f0c1d5e9a7b38266c1fe0d2ab94837e' }),
});

const offsetHeader = {
  'Upload-Offset': { description: 'Stored bytes', schema: { type: 'integer' } },
} as const;

const body = { content: { 'application/offset+octet-stream': { schema: z.string() } } };

const DropForm = z
  .object({
    sender: z
      .string()
      .optional()
      .openapi({ description: `The sender's name, up to ${senderLengthMax} characters` }),
    file: z.string().openapi({ type: 'string', format: 'binary' }),
  })
  .openapi('DropForm');

const refusals =
  'A password goes into the header `Perch-Password`, percent-encoded, or a cookie of the page unlocks: else 403 ' +
  '`password_required`. Over: 410 `request_closed`; has all its files: 410 `request_full`; its owner has no room: 413 ' +
  '`quota_exceeded`. Options of uploads are refused: 400 `invalid_option`.';

export const sendToRequest = route('public', {
  method: 'post',
  path: `${dropPath}/{token}`,
  summary: 'Send one file to a request',
  description: `Fields come before \`file\`. The response does not link to the file. ${refusals}`,
  tags: ['Requests'],
  request: {
    params: DropParams,
    body: { required: true, content: { 'multipart/form-data': { schema: DropForm } } },
  },
  responses: jsonResponses(
    201,
    'The file has arrived',
    envelope(z.object({ name: z.string(), size: z.number().int() })),
  ),
});

export const dropTusOptions = route('public', {
  method: 'options',
  path: `${dropPath}/{token}/resumable`,
  summary: 'The tus 1.0 capabilities of a request',
  description: 'The same for every token, even an unknown one.',
  tags: ['Requests'],
  request: { params: DropParams },
  responses: { 204: { description: 'In headers' }, ...failures },
});

export const dropTusUploadOptions = route('public', {
  method: 'options',
  path: `${dropPath}/{token}/resumable/{id}`,
  summary: 'The tus 1.0 capabilities of a request, at the URL of an upload',
  tags: ['Requests'],
  request: { params: DropUploadParams },
  responses: { 204: { description: 'In headers' }, ...failures },
});

export const createDropTusUpload = route('public', {
  method: 'post',
  path: `${dropPath}/{token}/resumable`,
  summary: 'Create a resumable upload to a request (tus 1.0)',
  description:
    'As at `/api/upload/resumable`, but `Upload-Length` is always required, and `filename`, `filetype` and `sender` in ' +
    `\`Upload-Metadata\`. It takes one of the request's places until it is complete or 24 hours without a byte have passed. ${refusals}`,
  tags: ['Requests'],
  request: { params: DropParams, body },
  responses: {
    201: { description: 'The upload is created', headers: offsetHeader },
    ...failures,
  },
});

export const headDropTusUpload = route('public', {
  method: 'head',
  path: `${dropPath}/{token}/resumable/{id}`,
  summary: 'The offset of an upload to a request (tus 1.0)',
  description: 'Only for the token with which it was created.',
  tags: ['Requests'],
  request: { params: DropUploadParams },
  responses: {
    200: { description: 'The offset, in headers', headers: offsetHeader },
    ...failures,
  },
});

export const patchDropTusUpload = route('public', {
  method: 'patch',
  path: `${dropPath}/{token}/resumable/{id}`,
  summary: 'Send data of an upload to a request (tus 1.0)',
  description:
    'If the request has expired or was closed meanwhile, 410, and the received bytes are deleted.',
  tags: ['Requests'],
  request: { params: DropUploadParams, body },
  responses: { 204: { description: 'Stored', headers: offsetHeader }, ...failures },
});

export const terminateDropTusUpload = route('public', {
  method: 'delete',
  path: `${dropPath}/{token}/resumable/{id}`,
  summary: 'Delete an incomplete upload to a request (tus 1.0)',
  tags: ['Requests'],
  request: { params: DropUploadParams },
  responses: { 204: { description: 'The upload is deleted' }, ...failures },
});
