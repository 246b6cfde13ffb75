import { z } from '@hono/zod-openapi';

import { pageSizeDefault } from '../limits.ts';
import { ReceivedDays } from '../opened-days.ts';
import { pageQuery, Pagination } from '../pagination.ts';
import { Done, envelope, IdParams, jsonBody, jsonResponses, route } from '../route.ts';
import { typePattern, typesMax } from '../settings/limits.ts';
import {
  requestExpiryDefault,
  requestFilesDefault,
  requestFilesMax,
  requestsMax,
  requestTextLengthMax,
  requestTitleLengthMax,
} from './limits.ts';

export const requestStates = ['open', 'closed', 'expired', 'full'] as const;

export const FileRequest = z
  .object({
    _id: z.string(),
    title: z.string().openapi({ example: 'Holiday pictures' }),
    text: z.string(),
    url: z.string().openapi({
      description: 'The page where files are sent, without an account',
      example: 'https://files.example.com/drop/3rY8uKq0ZbT5vWn2LxMf7A',
    }),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().nullable(),
    open: z.boolean().openapi({ description: 'false: you closed it' }),
    state: z.enum(requestStates).openapi({ description: 'Whether it accepts files now' }),
    maxFiles: z.number().int(),
    maxFileSize: z.number().int().nullable().openapi({ description: 'Bytes of each file' }),
    maxBytes: z.number().int().nullable().openapi({ description: 'Bytes of all files' }),
    types: z.array(z.string()).openapi({ example: ['image/*'] }),
    album: z
      .string()
      .nullable()
      .openapi({ description: 'The id of the album that its files join' }),
    notify: z.boolean(),
    hasPassword: z.boolean(),
    files: z.number().int().openapi({ description: 'Received, including files deleted since' }),
    bytes: z.number().int().openapi({ description: 'Received, including files deleted since' }),
    left: z
      .object({ files: z.number().int(), bytes: z.number().int().nullable() })
      .openapi({ description: 'What it still accepts; `bytes` is null without `maxBytes`' }),
  })
  .openapi('FileRequest');

export type FileRequest = z.infer<typeof FileRequest>;

const lengthOf = (text: string) => [...text].length;
const sizeLimit = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).nullable();

// Of a request that is changed, each of them; a new one has the defaults of `NewFileRequest`.
const fields = {
  title: z
    .string()
    .max(2 * requestTitleLengthMax)
    .trim()
    .min(1)
    .refine((text) => lengthOf(text) <= requestTitleLengthMax && !/[\p{Cc}\p{Cs}]/u.test(text))
    .openapi({ description: '1 to 120 characters', example: 'Holiday pictures' }),
  text: z
    .string()
    .max(2 * requestTextLengthMax)
    .trim()
    .refine((text) => lengthOf(text) <= requestTextLengthMax && !/\p{Cs}/u.test(text))
    .openapi({ description: 'Up to 2000 characters', example: 'All of them, please.' }),
  maxFiles: z.number().int().min(1).max(requestFilesMax).openapi({ example: requestFilesDefault }),
  maxFileSize: sizeLimit.openapi({
    description: 'Bytes of each file; null: the server’s limit',
    example: null,
  }),
  maxBytes: sizeLimit.openapi({
    description: 'Bytes of all files; null: your quota',
    example: null,
  }),
  types: z
    .array(z.string().max(127).trim().toLowerCase().regex(typePattern))
    .max(typesMax)
    .openapi({
      description:
        'Accepted types, such as `application/pdf` or `image/*`; empty: all that the server accepts',
      example: ['image/*'],
    }),
  album: z.string().nullable().openapi({
    description:
      'Id or slug of one of your albums, to which its files are added while there is room',
    example: null,
  }),
  notify: z.boolean().openapi({
    description:
      'Whether you get an email about new files, one for all that arrive within five minutes',
    example: true,
  }),
  expires: z.string().max(64).openapi({
    description: 'When it expires: `14d`, an ISO 8601 time with an offset, or `never`',
    example: requestExpiryDefault,
  }),
  password: z.string().nullable().openapi({
    description: '1 to 256 characters, which senders need; null: none',
    example: null,
  }),
  open: z.boolean().openapi({ description: 'false closes it', example: true }),
};

export const NewFileRequest = z
  .strictObject({
    ...fields,
    text: fields.text.default(''),
    maxFiles: fields.maxFiles.default(requestFilesDefault),
    maxFileSize: fields.maxFileSize.default(null),
    maxBytes: fields.maxBytes.default(null),
    types: fields.types.default([]),
    album: fields.album.default(null),
    notify: fields.notify.default(false),
    expires: fields.expires.optional(),
    password: fields.password.default(null),
    open: fields.open.default(true),
  })
  .openapi('NewFileRequest');

export type NewFileRequest = z.infer<typeof NewFileRequest>;

export const FileRequestChange = z.strictObject(fields).partial().openapi('FileRequestChange');

export type FileRequestChange = z.infer<typeof FileRequestChange>;

const oneRequest = envelope(z.object({ request: FileRequest }));

export const createFileRequest = route('session', {
  method: 'post',
  path: '/api/requests',
  summary: 'Ask people without an account for files',
  description:
    'The response has the link to a page where they send them. The files become your uploads, with your options for ' +
    'new uploads, and count against your quota. Without `expires`, the request expires after 14 days, or earlier if ' +
    `the server requires it. An account may have ${requestsMax}: 409 \`request_limit\`.`,
  tags: ['Requests'],
  request: { body: jsonBody(NewFileRequest) },
  responses: jsonResponses(201, 'The request', oneRequest),
});

export const listFileRequests = route('session', {
  method: 'get',
  path: '/api/requests',
  summary: 'Your requests for files, newest first',
  tags: ['Requests'],
  request: { query: z.strictObject(pageQuery(pageSizeDefault)) },
  responses: jsonResponses(
    200,
    'One page of requests',
    envelope(z.object({ requests: z.array(FileRequest) })).extend({
      total: z.number().int(),
      pagination: Pagination,
    }),
  ),
});

export const getFileRequest = route('session', {
  method: 'get',
  path: '/api/requests/{id}',
  summary: 'One of your requests for files',
  tags: ['Requests'],
  request: { params: IdParams },
  responses: jsonResponses(200, 'The request', oneRequest),
});

export const showFileRequestDays = route('session', {
  method: 'get',
  path: '/api/requests/{id}/days',
  summary: 'How many files one of your requests received, by day',
  description: 'Without files that were deleted since.',
  tags: ['Requests'],
  request: { params: IdParams },
  responses: jsonResponses(200, 'The counts', envelope(ReceivedDays)),
});

export const changeFileRequest = route('session', {
  method: 'patch',
  path: '/api/requests/{id}',
  summary: 'Change one of your requests for files; fields that are left out do not change',
  description:
    'Closing it ends uploads in progress. A new password revokes the access that the old one gave.',
  tags: ['Requests'],
  request: { params: IdParams, body: jsonBody(FileRequestChange) },
  responses: jsonResponses(200, 'The changed request', oneRequest),
});

export const deleteFileRequest = route('session', {
  method: 'delete',
  path: '/api/requests/{id}',
  summary: 'Delete one of your requests for files; the files that it received are kept',
  tags: ['Requests'],
  request: { params: IdParams },
  responses: jsonResponses(200, 'The request is deleted', Done),
});
