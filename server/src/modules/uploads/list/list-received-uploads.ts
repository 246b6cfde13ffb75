import { sql } from 'kysely';

import { isPostgres } from '../../../database/dialect.ts';
import type { TrashedUploadRow, UploadRow } from '../../../database/rows/upload-rows.ts';
import { countRows, escapedForLike, isShort } from '../../../database/search/search-parts.ts';
import type { Page } from '../../../lib/pagination.ts';
import type { Services } from '../../../services.ts';
import type { Marks } from './list-marked-uploads.ts';
import { sortColumns, type UploadsRequest } from './list-uploads.ts';
import { offsetOf, readPage } from './read-page.ts';

interface ReceivedRequest extends UploadsRequest, Marks {
  ownerId: string;
  /** Id of the request for files. */
  requestId: string;
}

/** A request receives no more than this. */
const receivedMax = 1000;

/**
 * One page of the owner's uploads that came by one of the owner's requests for files, of those that match the text where
 * it is not empty. They are few enough to be counted and sorted each time.
 */
export async function listReceivedUploads(
  services: Pick<Services, 'db'>,
  request: ReceivedRequest,
  text: string,
): Promise<Page<UploadRow | TrashedUploadRow>> {
  const { db } = services;
  const table = request.trashed ? 'trashed_uploads' : 'uploads';
  const pattern = `${isShort({ text }) ? '' : '%'}${escapedForLike(text)}%`;
  const conditions = [
    sql`received_uploads.request_id = ${request.requestId}`,
    sql`rows.id = received_uploads.upload_id`,
    sql`rows.user_id = ${request.ownerId}`,
    ...(request.type === undefined ? [] : [sql`rows.category = ${request.type}`]),
    ...(request.expires ? [sql`rows.expires_at is not null`] : []),
    ...(text === '' ? [] : [sql`rows.name_key like ${pattern} escape '\\'`]),
  ];
  const direction = sql.raw(request.order);
  const isByDeletion = request.trashed !== undefined && request.sort === 'createdAt';
  const column = isByDeletion ? 'trashed_at' : sortColumns[request.sort];
  // A cross join keeps SQLite from walking all uploads to look for those of the request.
  const joined = isPostgres(db)
    ? sql`received_uploads join ${sql.table(table)} as rows on true`
    : sql`received_uploads cross join ${sql.table(table)} as rows`;
  const matching = sql<{ id: string }>`select rows.id from ${joined}
    where ${sql.join(conditions, sql` and `)}`;
  const total = await countRows(db, matching, receivedMax);
  const ids = sql<{ id: string }>`${matching}
    order by ${sql.ref(`rows.${column}`)} ${direction}, rows.id ${direction}
    limit ${request.limit} offset ${offsetOf(request)}`;
  return readPage(services, table, { request, total }, async () => (await ids.execute(db)).rows);
}
