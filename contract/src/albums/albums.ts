import { z } from '@hono/zod-openapi';

import { pageSizeDefault } from '../limits.ts';
import { openedDaysRoute } from '../opened-days.ts';
import { pageQuery, Pagination, Search, sortQuery } from '../pagination.ts';
import { Done, envelope, IdParams, jsonBody, jsonResponses, route } from '../route.ts';
import { optionFields } from '../uploads/option-schemas.ts';
import {
  albumDescriptionLengthMax,
  albumNameLengthMax,
  albumOwnLinks,
  albumsMax,
  albumUploadsMax,
  albumVisibilities,
} from './limits.ts';

export const Album = z
  .object({
    _id: z.string(),
    slug: z.string().openapi({ example: 'holiday-2026' }),
    url: z.string().openapi({
      description: 'The page on the app’s host; it is also on the owner’s domains',
      example: 'https://perch.example.org/a/holiday-2026',
    }),
    name: z.string().openapi({ example: 'Holiday' }),
    description: z.string(),
    visibility: z.enum(albumVisibilities),
    cover: z
      .string()
      .nullable()
      .openapi({ description: 'The id of a member; null: the first one' }),
    thumbnailUrl: z.string().openapi({
      description:
        'Of the cover, or of the first member if the cover is gone; empty without a thumbnail',
    }),
    hasPassword: z.boolean(),
    expiresAt: z.iso.datetime().nullable(),
    ownLinks: z.enum(albumOwnLinks).openapi({
      description:
        '`with_album`: the own links of its files need the password of the album, and end with it; `open`: they have only what each file has itself',
    }),
    uploadCount: z.number().int().openapi({ description: 'Members that are not in the trash' }),
    createdAt: z.iso.datetime(),
    changedAt: z.iso.datetime(),
  })
  .openapi('Album');

export type Album = z.infer<typeof Album>;

const { expires, password, slug } = optionFields;

// The server refuses wrong fields by their names, as the options of uploads.
const field = (description: string, example: string) =>
  z.unknown().openapi({ description, type: 'string', example });

export const AlbumFields = z
  .object({
    name: field(`1 to ${albumNameLengthMax} characters`, 'Holiday'),
    description: field(`Up to ${albumDescriptionLengthMax} characters`, 'By the sea'),
    visibility: field(
      '`unlisted` (default): for all who know the link; `public`: in the gallery as well; `private`: without a page',
      'unlisted',
    ),
    cover: field('The id of a member; null: the first one', 'kT7nW2pQx9LbVc4R'),
    password,
    expires,
    ownLinks: field(
      '`with_album`: the password and expiry also hold for the own links of its files; `open` (default): for the album only',
      'with_album',
    ),
    slug,
  })
  .partial()
  .catchall(z.unknown())
  .openapi('AlbumFields', { additionalProperties: false });

const oneAlbum = envelope(z.object({ album: Album }));

export const createAlbum = route('session', {
  scope: 'albums',
  method: 'post',
  path: '/api/albums',
  summary: 'Create an album',
  description:
    `An account may have ${albumsMax}: 409 \`album_limit\`. A wrong field: 400 \`invalid_option\`; a slug ` +
    'that is in use: 409 `taken`. Album slugs have their own namespace.',
  tags: ['Albums'],
  request: { body: jsonBody(AlbumFields) },
  responses: jsonResponses(201, 'The album', oneAlbum),
});

export const albumSorts = ['createdAt', 'changedAt', 'name'] as const;

export const listAlbums = route('session', {
  scope: 'albums',
  method: 'get',
  path: '/api/albums',
  summary: 'Your albums, newest first',
  description: '`search` matches part of the name.',
  tags: ['Albums'],
  request: {
    query: z.strictObject({
      ...pageQuery(pageSizeDefault),
      search: Search.optional(),
      ...sortQuery(albumSorts),
    }),
  },
  responses: jsonResponses(
    200,
    'One page of albums',
    envelope(z.object({ albums: z.array(Album) })).extend({
      total: z.number().int(),
      pagination: Pagination,
    }),
  ),
});

export const getAlbum = route('session', {
  scope: 'albums',
  method: 'get',
  path: '/api/albums/{id}',
  summary: 'One of your albums; for administrators, any album',
  tags: ['Albums'],
  request: { params: IdParams },
  responses: jsonResponses(200, 'The album', oneAlbum),
});

export const showAlbumDays = route('session', {
  ...openedDaysRoute,
  scope: 'albums',
  path: '/api/albums/{id}/days',
  summary:
    'How often one of your albums was viewed and downloaded, by day; for administrators, any album',
  tags: ['Albums'],
});

export const changeAlbum = route('session', {
  scope: 'albums',
  method: 'patch',
  path: '/api/albums/{id}',
  summary: 'Change one of your albums; administrators, any',
  description:
    'Fields that are left out do not change; null removes the description, cover, password, expiry or chosen slug. ' +
    'A replaced slug stops working immediately.',
  tags: ['Albums'],
  request: { params: IdParams, body: jsonBody(AlbumFields) },
  responses: jsonResponses(200, 'The changed album', oneAlbum),
});

export const deleteAlbum = route('session', {
  scope: 'albums',
  method: 'delete',
  path: '/api/albums/{id}',
  summary: 'Delete one of your albums; administrators, any. Its files are kept',
  tags: ['Albums'],
  request: { params: IdParams },
  responses: jsonResponses(200, 'The album is deleted', Done),
});

const ids = (description: string) =>
  z.unknown().openapi({
    description,
    type: 'array',
    items: { type: 'string' },
    example: ['kT7nW2pQx9LbVc4R'],
  });

export const MembersChange = z
  .object({
    add: ids('Uploads to put at the end; members stay where they are'),
    remove: ids('Members to take out'),
    order: ids('Members that take, in this order, the places that they have together'),
  })
  .partial()
  .catchall(z.unknown())
  .openapi('MembersChange', { additionalProperties: false });

/** Three lists of as many ids as an album has members. */
const membersBytesMax = 1024 ** 2;

export const changeAlbumUploads = {
  ...route('session', {
    scope: 'albums',
    method: 'put',
    path: '/api/albums/{id}/uploads',
    summary: 'Add, remove and order the files of one of your albums, all or nothing',
    description:
      'First `remove`, then `add`, then `order`: a list of all members sets their order, a shorter one moves only ' +
      `those in it. Ids that are unknown or belong to another account: 404, and nothing is changed. An album has ` +
      `up to ${albumUploadsMax} files: 409 ` +
      '`album_full`. The body may be up to 1 MB.',
    tags: ['Albums'],
    request: { params: IdParams, body: jsonBody(MembersChange) },
    responses: jsonResponses(200, 'The changed album', oneAlbum),
  }),
  bodyBytesMax: membersBytesMax,
};
