import { z } from '@hono/zod-openapi';

import { pageSizeDefault } from '../limits.ts';
import { CursorPagination, cursorQuery, pageQuery, Search, sortQuery } from '../pagination.ts';
import { envelope, jsonResponses, route } from '../route.ts';
import { tagTextLengthMax } from '../tags/limits.ts';
import { Category, Upload } from '../uploads.ts';
import { uploadSorts } from './limits.ts';

const onlyTrue = z.literal('true').optional();

const filters = {
  type: Category.optional(),
  search: Search.optional(),
  tag: z
    .string()
    .trim()
    .min(1)
    .max(tagTextLengthMax)
    .optional()
    .openapi({ description: 'Only uploads with this tag: its id or name', example: 'Holiday' }),
  favorite: onlyTrue.openapi({ description: '`true`: only favourites' }),
  expires: onlyTrue.openapi({ description: '`true`: only uploads that end' }),
  trashed: onlyTrue.openapi({ description: '`true`: the trash instead, the latest first' }),
};

const listQuery = {
  ...pageQuery(pageSizeDefault),
  ...cursorQuery,
  ...filters,
  ...sortQuery(uploadSorts),
};

const { sort, order } = sortQuery(uploadSorts);

const albumQuery = {
  album: z.string().optional().openapi({ description: 'One of your albums, by its id or slug' }),
  sort: sort.removeDefault().optional().openapi({
    description: '`createdAt`; of an album the order of its members',
  }),
  order: order.removeDefault().optional().openapi({
    description: '`desc`; of an album in its own order `asc`',
  }),
};

/** What a list of uploads shows, and in which order, without the page. */
export const ListFilter = z
  .strictObject({
    ...filters,
    ...albumQuery,
  })
  .openapi('ListFilter', { example: { type: 'video', sort: 'size' } });

export type ListFilter = z.infer<typeof ListFilter>;

const byCursor =
  'With `after`, every upload is reached, and none of these limits holds. A page that would have to look at more than 2000 uploads ' +
  'for its own may then be short or empty; the list goes on as long as `pagination.next` is not null. `total` is as by ' +
  'page number, or counts uploads of the list that a filter leaves out as well.';

const UploadPage = envelope(z.object({ uploads: z.array(Upload) })).extend({
  total: z.number().int(),
  pagination: CursorPagination,
});

export const listMyUploads = route('token', {
  scope: 'files:read',
  method: 'get',
  path: '/api/upload/my',
  summary: 'Your uploads, newest first',
  description:
    '`search` is part of the name. It finds at most the newest 1000. ' +
    'Filters go together: the list has the uploads to which all of them apply. ' +
    'With `tag`, all other parameters but `order` and the page look at the latest 10,000 of its uploads. ' +
    'Of an album the list has the members, in their order unless `sort` names another. ' +
    'With `favorite`, `expires` or `trashed` alone, the list has the latest 10,000 of these, and sorted by size the latest 1000. ' +
    'Of the trash, `tag` looks at the latest 1000 that have it, and `album` at its first 2000. ' +
    byCursor,
  tags: ['Uploads'],
  request: {
    query: z.strictObject({
      ...listQuery,
      ...albumQuery,
      request: z.string().max(16).optional().openapi({
        description: 'Id of one of your requests for files: only what it has received',
      }),
    }),
  },
  responses: jsonResponses(200, 'One page of uploads', UploadPage),
});

export const listAllUploads = route('admin', {
  scope: 'admin',
  method: 'get',
  path: '/api/upload/all',
  summary: 'All uploads, newest first',
  description:
    "`search` is part of the name or of the uploader's username. It finds at most the newest 1000 uploads, and matches the 100 usernames with the most uploads. `tag` is an id, or with `userId` also a name. " +
    byCursor,
  tags: ['Administration'],
  request: { query: z.strictObject({ ...listQuery, userId: z.string().optional() }) },
  responses: jsonResponses(200, 'One page of uploads', UploadPage),
});
