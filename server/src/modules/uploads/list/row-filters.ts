import { type RawBuilder, sql } from 'kysely';

import { isMatch, type Marks, type Words } from './list-marked-uploads.ts';
import { sortColumns, type UploadsRequest } from './list-uploads.ts';

/** What a list asks about each of the uploads that an album, a tag or a request has led it to. */
export interface RowRequest extends Pick<UploadsRequest, 'type'>, Marks {
  /** The id of a tag. */
  tagId?: string | undefined;
}

/** Conditions on the table of uploads, or of the trash, under the name `rows`; all of them hold. */
export function rowFilters(
  { type, favorite, expires, tagId }: RowRequest,
  words: Words,
): RawBuilder<unknown>[] {
  return [
    ...(type === undefined ? [] : [sql`rows.category = ${type}`]),
    ...(favorite ? [sql`rows.is_favorite = 1`] : []),
    ...(expires ? [sql`rows.expires_at is not null`] : []),
    ...(tagId === undefined ? [] : [hasTag(tagId)]),
    ...(words.text === '' ? [] : [isMatch(words)]),
  ];
}

const hasTag = (tagId: string) => sql`exists (select 1 from upload_tags
  where upload_tags.tag_id = ${tagId} and upload_tags.upload_id = rows.id)`;

export const tableOf = ({ trashed }: Marks) => (trashed ? 'trashed_uploads' : 'uploads');

/** The column that rows are sorted by: the trash by the time of deletion instead of the upload's. */
export const sortColumn = ({ trashed, sort }: Marks & Pick<UploadsRequest, 'sort'>) =>
  trashed && sort === 'createdAt' ? 'trashed_at' : sortColumns[sort];
