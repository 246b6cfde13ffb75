import { z } from '@hono/zod-openapi';

import { pageSizeDefault } from '../limits.ts';
import { CursorPagination, cursorQuery, pageQuery, Search, sortQuery } from '../pagination.ts';
import { envelope, jsonResponses, route } from '../route.ts';
import { tagTextLengthMax } from '../tags/limits.ts';
import { problem } from '../text/field-problems.ts';
import { Category, Upload } from '../uploads.ts';
import { uploadSorts } from './limits.ts';

const onlyTrue = z.literal('true').optional();

const instant = (description: string) =>
  z.iso
    .datetime({ offset: true, error: problem('instantInvalid') })
    .optional()
    .openapi({ description, example: '2026-01-01T00:00:00Z' });

const bytes = (description: string) =>
  z.coerce
    .number({ error: problem('bytesInvalid') })
    .int(problem('bytesInvalid'))
    .min(0, problem('bytesInvalid'))
    .max(Number.MAX_SAFE_INTEGER, problem('bytesInvalid'))
    .optional()
    .openapi({ description, type: 'integer' });

/** What a list asks of the properties of each upload. */
const criteria = {
  from: instant('Only uploads since this instant'),
  to: instant('Only uploads before this instant'),
  minSize: bytes('Only uploads of this many bytes or more'),
  maxSize: bytes('Only uploads of this many bytes or fewer'),
  domain: z.string().trim().min(1).max(253).optional().openapi({
    description: "Only uploads with this domain; `none`: those with the app's own host",
    example: 'files.example.org',
  }),
  hasPassword: onlyTrue.openapi({ description: '`true`: only uploads with a password' }),
  unopened: onlyTrue.openapi({ description: '`true`: only uploads without views and downloads' }),
  unopenedSince: instant(
    'Only uploads that are older than this instant and have not been opened since. Of an upload that was opened before the ' +
      'server counted `lastOpenedAt`, the first day of counting is taken',
  ),
  duplicate: onlyTrue.openapi({
    description: '`true`: only uploads with the bytes of an older one of the same account',
  }),
  noAlbum: onlyTrue.openapi({ description: '`true`: only uploads that are in no album' }),
};

export type Criteria = z.infer<z.ZodObject<typeof criteria>>;

const filters = {
  ...criteria,
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
  expires: onlyTrue.openapi({ description: '`true`: only uploads that expire' }),
  trashed: onlyTrue.openapi({ description: '`true`: the trash instead, latest first' }),
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
    description: '`createdAt`; for an album, the order of its members',
  }),
  order: order.removeDefault().optional().openapi({
    description: '`desc`; for an album in its own order, `asc`',
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

const operators =
  'Words of `search` such as `tag:Holiday`, `tag:"Summer 2026"`, `type:image`, `after:2026-01-31`, `before:2026`, `larger:10MB` and ' +
  '`smaller:1KB` are filters, in place of the parameters `tag`, `type`, `from`, `to`, `minSize` and `maxSize`. `after` includes the ' +
  'beginning of the day, month or year (UTC), and `before` ends there. ';

const albumOperator =
  '`album:Winter` finds the files of one of your albums, by its name, id or slug. ';

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
    '`search` matches part of the name and finds at most the newest 1000. Filters combine: the list has the ' +
    'uploads that match all of them. ' +
    operators +
    albumOperator +
    'With `tag`, all other parameters but `order` and the page cover the latest 10,000 of its uploads. For an ' +
    'album, the list has its members, in their order unless `sort` is given. ' +
    'With `favorite`, `expires` or `trashed` alone, the list has the latest 10,000 of these, and sorted by anything but the time or the ' +
    'name the latest 1000. With any of `from` to `noAlbum`, it has the matches among the latest 10,000. ' +
    'In the trash, `tag` covers the latest 1000 that have it, and `album` its first 2000. ' +
    byCursor,
  tags: ['Uploads'],
  request: {
    query: z.strictObject({
      ...listQuery,
      ...albumQuery,
      request: z.string().max(16).optional().openapi({
        description: 'Id of one of your file requests: only files that it received',
      }),
    }),
  },
  responses: jsonResponses(200, 'One page of uploads', UploadPage),
});

const OpenedToday = z
  .object({ upload: Upload, views: z.number().int(), downloads: z.number().int() })
  .openapi('OpenedToday');

export type OpenedToday = z.infer<typeof OpenedToday>;

export const listOpenedUploads = route('session', {
  scope: 'files:read',
  method: 'get',
  path: '/api/upload/opened',
  summary: 'Your uploads that were opened today (UTC), the most opened first; at most 5',
  tags: ['Uploads'],
  responses: jsonResponses(
    200,
    'The uploads, and how often each was opened today',
    envelope(z.object({ opened: z.array(OpenedToday) })),
  ),
});

export const listExpiringUploads = route('session', {
  scope: 'files:read',
  method: 'get',
  path: '/api/upload/expiring',
  summary: 'Your uploads that expire within a week, the next one first; at most 5',
  tags: ['Uploads'],
  responses: jsonResponses(200, 'The uploads', envelope(z.object({ uploads: z.array(Upload) }))),
});

export const listAllUploads = route('admin', {
  scope: 'admin',
  method: 'get',
  path: '/api/upload/all',
  summary: 'All uploads, newest first',
  description:
    operators +
    "`search` matches part of the name or of the uploader's username. It finds at most the newest 1000 uploads, and covers the 100 matching usernames with the most uploads. `tag` is an id, or with `userId` also a name. " +
    byCursor,
  tags: ['Administration'],
  request: { query: z.strictObject({ ...listQuery, userId: z.string().optional() }) },
  responses: jsonResponses(200, 'One page of uploads', UploadPage),
});
