import { z } from '@hono/zod-openapi';

import { pageSizeDefault } from '../limits.ts';
import { openedDaysRoute } from '../opened-days.ts';
import { CursorPagination, cursorQuery, pageQuery, Search, sortQuery } from '../pagination.ts';
import { Done, envelope, IdParams, jsonBody, jsonResponses, route } from '../route.ts';
import { optionFields } from '../uploads/option-schemas.ts';
import { linksMax, linkSorts, searchedLinksMax } from './limits.ts';

export const ShortLink = z
  .object({
    _id: z.string(),
    slug: z.string(),
    url: z.string().openapi({ description: 'The short link' }),
    viewUrl: z.string().openapi({ description: 'A page that says where it leads' }),
    target: z.string().openapi({ description: 'Where it leads, normalized' }),
    title: z.string().openapi({ description: 'Empty for none' }),
    clicks: z.number().int().openapi({ description: 'Not counting programs that preview links' }),
    clicksLeft: z.number().int().nullable(),
    expiresAt: z.iso.datetime().nullable(),
    hasPassword: z.boolean(),
    domain: z.string().nullable(),
    createdAt: z.iso.datetime(),
    userId: z
      .object({ _id: z.string(), username: z.string() })
      .optional()
      .openapi({ description: "In administrators' lists" }),
  })
  .openapi('ShortLink');

export type ShortLink = z.infer<typeof ShortLink>;

const { expires, password, slug, domain } = optionFields;

// The server refuses wrong values itself, naming the field, as it does with the options of uploads.
const fields = {
  expires,
  maxClicks: z.unknown().openapi({
    description: 'How often the link may be opened: 1 to 1000000; `none` for no limit',
    type: 'integer',
    example: 5,
  }),
  password,
  slug,
  domain,
  title: z.unknown().openapi({ type: 'string', example: 'Timetable' }),
};

const urlField = z.unknown().openapi({
  description: 'Where it leads: http or https, up to 2048 characters, not this server',
  type: 'string',
  example: 'https://example.org/timetable',
});

export const NewShortLink = z
  .object({ url: urlField, ...fields })
  .partial()
  .catchall(z.unknown())
  .openapi('NewShortLink', { additionalProperties: false, required: ['url'] });

export const ShortLinkChange = z
  .object({ url: urlField, ...fields })
  .partial()
  .catchall(z.unknown())
  .openapi('ShortLinkChange', { additionalProperties: false });

const oneLink = envelope(z.object({ link: ShortLink }));

export const createLink = route('token', {
  scope: 'links',
  method: 'post',
  path: '/api/links',
  summary: 'Create a short link',
  description:
    'All options but `url` can also be headers: `Perch-Expires`, `Perch-MaxClicks` and so on, percent-encoded if ' +
    'they are not ASCII. Invalid or contradictory ones: 400 `invalid_option`. ' +
    `An account may have ${linksMax} links: 409 \`link_limit\`.`,
  tags: ['Links'],
  request: { body: jsonBody(NewShortLink) },
  responses: jsonResponses(201, 'The short link', oneLink),
});

export const listLinks = route('token', {
  scope: 'links',
  method: 'get',
  path: '/api/links',
  summary: 'Your short links, newest first; for administrators who are signed in, all with `all`',
  description:
    `\`search\` matches part of the slug, the title or the target. It covers the newest ${searchedLinksMax} links; with \`after\`, ` +
    'it covers all, 2000 a page, which may then be short or empty, and `total` also counts links that do not match. ' +
    'By `clicks`, a link that is opened meanwhile may appear twice or not at all.',
  tags: ['Links'],
  request: {
    query: z.strictObject({
      ...pageQuery(pageSizeDefault),
      ...cursorQuery,
      search: Search.optional(),
      all: z
        .literal('true')
        .optional()
        .openapi({ description: '`true`: those of all accounts; for administrators' }),
      ...sortQuery(linkSorts),
    }),
  },
  responses: jsonResponses(
    200,
    'One page of short links',
    envelope(z.object({ links: z.array(ShortLink) })).extend({
      total: z.number().int(),
      pagination: CursorPagination,
    }),
  ),
});

export const showLinkDays = route('session', {
  ...openedDaysRoute,
  scope: 'links',
  path: '/api/links/{id}/days',
  summary: 'How often one of your short links was opened, by day; for administrators, any link',
  tags: ['Links'],
});

export const changeLink = route('session', {
  scope: 'links',
  method: 'patch',
  path: '/api/links/{id}',
  summary: 'Change one of your short links',
  description:
    'Fields that are left out do not change; null removes an option. A replaced slug keeps working for 90 days.',
  tags: ['Links'],
  request: { params: IdParams, body: jsonBody(ShortLinkChange) },
  responses: jsonResponses(200, 'The short link', oneLink),
});

export const deleteLink = route('token', {
  scope: 'links',
  method: 'delete',
  path: '/api/links/{id}',
  summary: 'Delete one of your short links; administrators who are signed in, any',
  tags: ['Links'],
  request: { params: IdParams },
  responses: jsonResponses(200, 'The short link is deleted', Done),
});
