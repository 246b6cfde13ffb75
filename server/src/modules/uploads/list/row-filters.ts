import type { Category } from '@perch/contract/limits';
import type { UploadSort } from '@perch/contract/uploads/limits';
import type { Criteria } from '@perch/contract/uploads/lists';
import { type RawBuilder, sql } from 'kysely';

import { escapedForLike, type UploadSearch } from '../../../database/search/search-parts.ts';
import type { PageRequest } from '../../../lib/pagination.ts';
import { criteriaColumns, criteriaConditions } from './criteria.ts';

export interface UploadsRequest extends PageRequest, Criteria {
  ownerId?: string | undefined;
  type?: Category | undefined;
  sort: UploadSort;
  order: 'asc' | 'desc';
}

/** Which uploads a list has that are few among all: those in the trash, favourites, or those that end. */
export interface Marks {
  trashed?: 'true' | undefined;
  favorite?: 'true' | undefined;
  expires?: 'true' | undefined;
}

export const isMarked = ({ trashed, favorite, expires }: Marks) =>
  trashed !== undefined || favorite !== undefined || expires !== undefined;

// Few uploads have one of these, and an index of each has only those, in the order of time.
export const markIndexes = {
  favorite: {
    condition: sql`is_favorite = 1`,
    own: 'uploads_by_owner_favorite',
    all: 'uploads_favorite',
  },
  expires: {
    condition: sql`expires_at is not null`,
    own: 'uploads_by_owner_with_expiry',
    all: 'uploads_with_expiry',
  },
} as const;

/** The mark whose index leads to the uploads of a list; the other marks filter them. */
export function leadingMark({ trashed, favorite, expires }: Marks) {
  if (trashed) return undefined;
  if (favorite) return 'favorite';
  return expires ? 'expires' : undefined;
}

export type Words = Pick<UploadSearch, 'text' | 'uploaderIds'>;
/** What a list asks about each of the uploads that an album, a tag or a request has led it to. */
export interface RowRequest extends Pick<UploadsRequest, 'type'>, Marks, Criteria {
  /** The id of a tag. */
  tagId?: string | undefined;
}

/** Conditions on uploads, on those in the trash, or on memberships, that the query names `as`; all of them hold. */
export function rowFilters(
  request: RowRequest,
  words: Words,
  as: 'rows' | 'members' = 'rows',
): RawBuilder<unknown>[] {
  const { type, favorite, expires, tagId } = request;
  const of = (column: string) => sql.ref(`${as}.${column}`);
  return [
    ...(type === undefined ? [] : [sql`${of('category')} = ${type}`]),
    ...(favorite ? [sql`${of('is_favorite')} = 1`] : []),
    ...(expires ? [sql`${of('expires_at')} is not null`] : []),
    ...criteriaConditions(request, of),
    ...(tagId === undefined ? [] : [hasTag(tagId, of('id'))]),
    ...(words.text === '' ? [] : [isMatch(words)]),
  ];
}

/** What memberships of tags and albums have copies of, for these conditions and for sorting. */
const copied = ['category', 'is_favorite', 'expires_at', 'size', 'name_key'];

export const memberColumns = sql.raw(copied.map((name) => `upload_${name} as ${name}`).join(', '));

/** Whether memberships have a copy of the uploads' column; others are only in the uploads' rows. */
export const isMemberColumn = (column: string) =>
  column === 'created_at' || copied.includes(column);

/** Whether memberships have copies of all that the criteria of a list ask. */
export const areCriteriaCopied = (request: Criteria) =>
  criteriaColumns(request).every(isMemberColumn);

/** So many memberships are looked at within a few milliseconds. An album has no more. */
export const membersScannedMax = 10_000;

const hasTag = (
  tagId: string,
  uploadId: RawBuilder<unknown>,
) => sql`exists (select 1 from upload_tags
  where upload_tags.tag_id = ${tagId} and upload_tags.upload_id = ${uploadId})`;

export const tableOf = ({ trashed }: Marks) => (trashed ? 'trashed_uploads' : 'uploads');

export function isMatch({ text, uploaderIds }: Words): RawBuilder<unknown> {
  const pattern = `%${escapedForLike(text)}%`;
  const isTheirs = uploaderIds.length === 0 ? sql`` : sql`or user_id in (${sql.join(uploaderIds)})`;
  return sql`(name_key like ${pattern} escape '\\' ${isTheirs})`;
}
