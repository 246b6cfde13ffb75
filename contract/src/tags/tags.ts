import { z } from '@hono/zod-openapi';

import { pageSizeMax } from '../limits.ts';
import { pageQuery, Pagination, Search } from '../pagination.ts';
import { Done, envelope, IdParams, jsonBody, jsonResponses, route } from '../route.ts';
import { tagsPerFileMax } from '../uploads/limits.ts';
import { taggedAtOnceMax, tagNameLengthMax, tagsMax } from './limits.ts';

export const Tag = z
  .object({
    _id: z.string(),
    name: z.string().openapi({ example: 'Holiday' }),
    uploads: z
      .number()
      .int()
      .openapi({ description: 'Files that have it, not counting the trash' }),
    createdAt: z.iso.datetime(),
  })
  .openapi('Tag');

export type Tag = z.infer<typeof Tag>;

export const tagSorts = ['name', 'uploads'] as const;

export const listTags = route('session', {
  scope: 'files:read',
  method: 'get',
  path: '/api/tags',
  summary: 'Your tags, by name or most used first',
  description: '`search` matches part of the name, in any case.',
  tags: ['Tags'],
  request: {
    query: z.strictObject({
      ...pageQuery(pageSizeMax),
      search: Search.optional(),
      sort: z.enum(tagSorts).default('name'),
    }),
  },
  responses: jsonResponses(
    200,
    'One page of tags',
    envelope(z.object({ tags: z.array(Tag) })).extend({
      total: z.number().int(),
      pagination: Pagination,
    }),
  ),
});

export const getTag = route('session', {
  scope: 'files:read',
  method: 'get',
  path: '/api/tags/{id}',
  summary: 'One of your tags',
  tags: ['Tags'],
  request: { params: IdParams },
  responses: jsonResponses(200, 'The tag', envelope(z.object({ tag: Tag }))),
});

export const changeTag = route('session', {
  scope: 'files:write',
  method: 'patch',
  path: '/api/tags/{id}',
  summary: 'Rename one of your tags, or merge it into another',
  description:
    `A name has 1 to ${tagNameLengthMax} characters, without commas or control characters. Names that differ only ` +
    `in case are the same. ` +
    'The name of another tag is refused, 409 `taken`, unless `merge` is `true`: the files of both then have the ' +
    'other tag, which is returned.',
  tags: ['Tags'],
  request: {
    params: IdParams,
    body: jsonBody(
      z
        .strictObject({
          // The server refuses wrong names by the field, as options of uploads.
          name: z.unknown().openapi({ type: 'string', example: 'Holiday' }),
          merge: z.boolean().optional(),
        })
        .openapi('TagChange'),
    ),
  },
  responses: jsonResponses(200, 'The tag', envelope(z.object({ tag: Tag }))),
});

export const deleteTag = route('session', {
  scope: 'files:write',
  method: 'delete',
  path: '/api/tags/{id}',
  summary: 'Delete one of your tags; its files are kept',
  tags: ['Tags'],
  request: { params: IdParams },
  responses: jsonResponses(200, 'The tag is deleted', Done),
});

const names = (description: string) =>
  z.unknown().openapi({
    description,
    type: 'array',
    items: { type: 'string' },
    example: ['Holiday'],
  });

export const applyTags = route('session', {
  scope: 'files:write',
  method: 'post',
  path: '/api/tags/apply',
  summary: 'Add tags to several of your uploads, and remove others',
  description:
    'All or nothing: if one upload does not exist or is not yours, nothing is changed, 404. ' +
    `Tags that do not exist are created; an account may have ${tagsMax}, 409 \`tag_limit\`, and a file ${tagsPerFileMax}.`,
  tags: ['Tags'],
  request: {
    body: jsonBody(
      z
        .strictObject({
          uploads: z.array(z.string()).min(1).max(taggedAtOnceMax),
          add: names('Names of tags that the uploads get').optional(),
          remove: names('Names of tags that they lose').optional(),
        })
        .openapi('TagsToApply'),
    ),
  },
  responses: jsonResponses(200, 'The tags are changed', Done),
});
