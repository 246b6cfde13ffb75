import { z } from '@hono/zod-openapi';

import { Done, envelope, IdParams, jsonBody, jsonResponses, route } from '../route.ts';
import { ListFilter } from '../uploads/lists.ts';
import { filterNameLengthMax, filtersMax } from './limits.ts';

export const SavedFilter = z
  .object({
    _id: z.string(),
    name: z.string().openapi({ example: 'Large videos' }),
    query: ListFilter,
    createdAt: z.iso.datetime(),
  })
  .openapi('SavedFilter', {
    description: 'Parameters of `GET /api/upload/my`',
  });

export type SavedFilter = z.infer<typeof SavedFilter>;

// The server refuses wrong names by the field, as options of uploads.
const name = z.unknown().openapi({ type: 'string', example: 'Large videos' });

const oneFilter = envelope(z.object({ filter: SavedFilter }));

export const createFilter = route('session', {
  method: 'post',
  path: '/api/filters',
  summary: 'Save a filter of your uploads under a name',
  description:
    `\`query\` has parameters of \`GET /api/upload/my\`, without the page. A name has 1 to ${filterNameLengthMax} characters. ` +
    `An account may have ${filtersMax}: 409 \`filter_limit\`.`,
  tags: ['Tags'],
  request: {
    body: jsonBody(z.strictObject({ name, query: ListFilter }).openapi('SavedFilterFields')),
  },
  responses: jsonResponses(201, 'The filter', oneFilter),
});

export const listFilters = route('session', {
  scope: 'files:read',
  method: 'get',
  path: '/api/filters',
  summary: 'Your saved filters, by name',
  tags: ['Tags'],
  responses: jsonResponses(
    200,
    'Your filters',
    envelope(z.object({ filters: z.array(SavedFilter) })),
  ),
});

export const changeFilter = route('session', {
  method: 'patch',
  path: '/api/filters/{id}',
  summary: 'Rename one of your saved filters, or change its query',
  tags: ['Tags'],
  request: {
    params: IdParams,
    body: jsonBody(
      z
        .strictObject({ name: name.optional(), query: ListFilter.optional() })
        .openapi('SavedFilterChange'),
    ),
  },
  responses: jsonResponses(200, 'The changed filter', oneFilter),
});

export const deleteFilter = route('session', {
  method: 'delete',
  path: '/api/filters/{id}',
  summary: 'Delete one of your saved filters',
  tags: ['Tags'],
  request: { params: IdParams },
  responses: jsonResponses(200, 'The filter is deleted', Done),
});
