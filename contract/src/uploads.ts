import { z } from '@hono/zod-openapi';

import { categories } from './limits.ts';
import { openedDaysRoute } from './opened-days.ts';
import { Done, envelope, IdParams, jsonBody, jsonResponses, route } from './route.ts';
import { linkFields, optionFormFields, UploadChange } from './uploads/option-schemas.ts';

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
    isThumbnailPending: z.boolean().openapi({
      description: 'Whether it has none yet, and the server makes one, which takes some seconds',
    }),
    width: z.number().int().nullable().openapi({
      description: 'Pixels of a picture or a video, as it is shown; null where unknown',
    }),
    height: z.number().int().nullable(),
    duration: z.number().nullable().openapi({
      description: 'Seconds of a video or an audio file; null where unknown',
    }),
    pages: z.number().int().nullable().openapi({
      description: 'Of a document; null where unknown',
    }),
    camera: z.string().nullable().openapi({
      description: 'Which camera took a photograph, for its owner only; null where unknown',
    }),
    views: z.number().int(),
    downloads: z.number().int(),
    lastOpenedAt: z.iso.datetime().nullable().openapi({
      description:
        'The day (UTC) of the last view or download, at midnight; null: none since the server counts it',
    }),
    domain: z.string().nullable(),
    ...linkFields,
    receivedFrom: z
      .object({
        request: z.object({ id: z.string(), title: z.string() }).nullable(),
        sender: z.string(),
      })
      .nullable()
      .openapi({
        description:
          'For an upload that came through one of your file requests: the request, or null once it is deleted, and ' +
          'the name that the sender gave, which may be empty',
      }),
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
    rawUrl: linkFields.rawUrl,
    viewUrl: linkFields.viewUrl,
    thumbnailUrl: z.string(),
    deletionUrl: z
      .string()
      .openapi({ description: 'A page that deletes this file after confirmation' }),
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
    ...optionFormFields,
    file: z.string().openapi({ type: 'string', format: 'binary' }),
  })
  .openapi('UploadForm');

export const sendUpload = route('token', {
  scope: 'upload',
  method: 'post',
  path: '/api/upload',
  summary: 'Upload one file',
  description:
    'Options come before `file`; later ones are refused. They can also be headers: `Perch-Expires`, ' +
    '`Perch-MaxDownloads` and so on, percent-encoded if they are not ASCII. Invalid or contradictory ones: 400 ' +
    '`invalid_option`, and nothing is stored. A type that this server does not accept: 415. ' +
    'Exactly one part named `file` is expected. With `format=text`, or ' +
    'when `Accept` names text/plain and not JSON, the response is only the link, or only the sentence of an error, ' +
    'for clients that cannot read JSON.',
  tags: ['Uploads'],
  request: {
    query: z.object({ format: z.enum(['json', 'text']).optional() }),
    body: { required: true, content: { 'multipart/form-data': { schema: UploadForm } } },
  },
  responses: jsonResponses(201, 'The stored file', UploadAnswer),
  'x-plain-text': { answer: 'The public link', failure: 'An error, in one sentence' },
});

export const getUpload = route('token', {
  scope: 'files:read',
  method: 'get',
  path: '/api/upload/{id}',
  summary: 'One of your uploads; for administrators, any upload',
  tags: ['Uploads'],
  request: { params: IdParams },
  responses: jsonResponses(200, 'The upload', envelope(z.object({ upload: Upload }))),
});

export const showUploadDays = route('session', {
  ...openedDaysRoute,
  scope: 'files:read',
  path: '/api/upload/{id}/days',
  summary:
    'How often one of your uploads was viewed and downloaded, by day; for administrators, any upload',
  tags: ['Uploads'],
});

export const showUploadAccess = route('session', {
  scope: 'files:read',
  method: 'get',
  path: '/api/upload/{id}/access',
  summary: 'Whether an upload is one of yours; for administrators, whether it exists',
  description: 'Public pages of files ask it, which anybody may look at.',
  tags: ['Uploads'],
  request: { params: IdParams },
  responses: jsonResponses(
    200,
    'Whether you can read and delete the upload',
    envelope(z.object({ canManage: z.boolean() })),
  ),
});

const oneUpload = jsonResponses(200, 'The upload', envelope(z.object({ upload: Upload })));

export const changeUpload = route('session', {
  scope: 'files:write',
  method: 'patch',
  path: '/api/upload/{id}',
  summary: 'Change the options or the name of one of your uploads; administrators, of any',
  description:
    'Options that are left out do not change. An unknown or invalid one: 400 `invalid_option`, and nothing is changed. ' +
    'A replaced slug keeps working for 90 days.',
  tags: ['Uploads'],
  request: { params: IdParams, body: jsonBody(UploadChange) },
  responses: oneUpload,
});

export const replaceContent = route('session', {
  scope: 'files:write',
  method: 'put',
  path: '/api/upload/{id}/content',
  summary: 'Replace the bytes of one of your uploads, behind the same link',
  description:
    'Takes the form of `POST /api/upload`. A file of a different type is refused, 409, unless a field `force` before `file` is `true`.',
  tags: ['Uploads'],
  request: {
    params: IdParams,
    body: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: UploadForm.pick({ file: true, strip: true })
            .partial({ strip: true })
            .extend({ force: z.enum(['true', 'false']).optional() })
            .openapi('ContentForm'),
        },
      },
    },
  },
  responses: oneUpload,
});

export const deleteUpload = route('token', {
  scope: 'files:delete',
  method: 'delete',
  path: '/api/upload/{id}',
  summary:
    'Delete one of your uploads; administrators, any upload. Its link stops working immediately',
  description:
    'The upload can be restored from the trash for `TRASH_DAYS` days. `permanent=true` deletes it at once, even from the trash.',
  tags: ['Uploads'],
  request: { params: IdParams, query: z.strictObject({ permanent: z.literal('true').optional() }) },
  responses: jsonResponses(200, 'The upload is deleted', Done),
});

export const restoreUpload = route('session', {
  scope: 'files:write',
  method: 'post',
  path: '/api/upload/{id}/restore',
  summary: 'Restore one of your uploads from the trash; administrators, any',
  tags: ['Uploads'],
  request: { params: IdParams },
  responses: oneUpload,
});

export const emptyTrash = route('session', {
  scope: 'files:delete',
  method: 'delete',
  path: '/api/trash',
  summary: 'Delete everything in your trash',
  tags: ['Uploads'],
  responses: jsonResponses(200, 'The trash is empty', Done),
});
