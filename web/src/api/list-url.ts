import { categories, type Category, searchLengthMax } from '@perch/contract/limits';
import { tagTextLengthMax } from '@perch/contract/tags/limits';
import type { UploadSort } from '@perch/contract/uploads/limits';
import type { Criteria } from '@perch/contract/uploads/lists';

import type { SortOrder } from './queries.ts';
import { offeredSorts } from './upload-sorts.ts';

/** Those with a link, of these the ones whose link ends, or the trash instead. */
export const listScopes = ['files', 'ends', 'trash'] as const;
export type ListScope = (typeof listScopes)[number];

/** Page, filter, search and order of the list, all of which the URL holds. */
export interface ListState {
  scope: ListScope;
  page: number;
  type: Category | undefined;
  /** The name or id of a tag. */
  tag: string | undefined;
  /** The id or slug of an album. */
  album: string | undefined;
  /** Only favourites. */
  isFavorite: boolean;
  /** What it asks of the properties of each file. */
  criteria: Criteria;
  search: string;
  /** The id of a request for files: only what it has received; empty for all. */
  request: string;
  sort: UploadSort;
  order: SortOrder;
}

const fileParameter = 'file';
const fullParameter = 'full';
const requestParameter = 'request';
const requestIdLengthMax = 16;
const albumTextLengthMax = 64;

/** Reads the list's state from the URL; invalid values count as absent. */
export function readListState(parameters: URLSearchParams): ListState {
  const page = parameters.get('page') ?? '';
  return {
    scope: listScopes.find((scope) => scope === parameters.get('view')) ?? 'files',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    type: categories.find((category) => category === parameters.get('type')),
    tag: textOf(parameters, 'tag', tagTextLengthMax),
    album: textOf(parameters, 'album', albumTextLengthMax),
    isFavorite: parameters.get('favorite') === 'true',
    criteria: readCriteria(parameters),
    search: (parameters.get('search') ?? '').trim().slice(0, searchLengthMax),
    request: parameters.get(requestParameter)?.slice(0, requestIdLengthMax) ?? '',
    sort: offeredSorts.find((sort) => sort === parameters.get('sort')) ?? 'createdAt',
    order: parameters.get('order') === 'asc' ? 'asc' : 'desc',
  };
}

const instantOf = (text: string) =>
  /T.*(Z|[+-]\d\d:\d\d)$/.test(text) && Date.parse(text) ? text : undefined;
const bytesOf = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : undefined);
const trueOf = (text: string) => (text === 'true' ? text : undefined);

/** The value of each criterion in the URL; undefined if it is none. */
const criteriaReaders: {
  [Name in keyof Required<Criteria>]: (text: string) => Criteria[Name];
} = {
  from: instantOf,
  to: instantOf,
  minSize: bytesOf,
  maxSize: bytesOf,
  domain: (text) => text || undefined,
  hasPassword: trueOf,
  unopened: trueOf,
  unopenedSince: instantOf,
  duplicate: trueOf,
  noAlbum: trueOf,
};

// The keys have the record's type.
export const criteriaNames = Object.keys(criteriaReaders) as (keyof Criteria)[];

function readCriteria(parameters: URLSearchParams): Criteria {
  let criteria: Criteria = {};
  for (const name of criteriaNames) {
    const value = criteriaReaders[name](parameters.get(name)?.trim() ?? '');
    if (value !== undefined) criteria = { ...criteria, [name]: value };
  }
  return criteria;
}

export const hasCriteria = ({ criteria }: Pick<ListState, 'criteria'>) =>
  Object.values(criteria).join('') !== '';

function textOf(parameters: URLSearchParams, name: string, lengthMax: number) {
  const text = parameters.get(name)?.trim() ?? '';
  return text === '' || text.length > lengthMax ? undefined : text;
}

/** The list without a filter: all files, the newest first. */
export const wholeList: ListState = readListState(new URLSearchParams());

/** Whether a filter or search leaves files out. Another order does not. */
export function isFiltered(state: ListState): boolean {
  const { scope, type, tag, album, isFavorite, search } = state;
  const isWhole = scope === 'files' && search === '' && !isFavorite && !hasCriteria(state);
  return !isWhole || [type, tag, album].some((value) => value !== undefined);
}

/** The URL's query for a state of the list; defaults are left out. */
export function listSearch(state: ListState): string {
  const { scope, page, type, tag, album, isFavorite, criteria, search, request, sort, order } =
    state;
  const parameters = new URLSearchParams();
  if (scope !== 'files') parameters.set('view', scope);
  if (type) parameters.set('type', type);
  if (tag) parameters.set('tag', tag);
  if (album) parameters.set('album', album);
  if (isFavorite) parameters.set('favorite', 'true');
  for (const name of criteriaNames) {
    const value = criteria[name];
    if (value !== undefined) parameters.set(name, String(value));
  }
  if (search) parameters.set('search', search);
  if (request) parameters.set(requestParameter, request);
  if (sort !== 'createdAt') parameters.set('sort', sort);
  if (order !== 'desc') parameters.set('order', order);
  if (page > 1) parameters.set('page', String(page));
  return parameters.size === 0 ? '' : `?${parameters}`;
}

/** The id of the upload whose details are open. */
export function openFileId(parameters: URLSearchParams): string | undefined {
  return parameters.get(fileParameter) || undefined;
}

/** Whether it is shown over everything else, not next to the list. */
export const isFullView = (parameters: URLSearchParams): boolean =>
  parameters.get(fullParameter) === 'true';

/** The URL's query with this upload open, in its details or over everything else, or with none. */
export function fileSearch(
  parameters: URLSearchParams,
  id: string | undefined,
  isFull = false,
): string {
  const changed = new URLSearchParams(parameters);
  if (id === undefined) changed.delete(fileParameter);
  else changed.set(fileParameter, id);
  if (isFull) changed.set(fullParameter, 'true');
  else changed.delete(fullParameter);
  return changed.size === 0 ? '' : `?${changed}`;
}
