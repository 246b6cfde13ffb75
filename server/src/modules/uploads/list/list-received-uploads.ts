import { sql } from 'kysely';

import { isPostgres } from '../../../database/dialect.ts';
import type { TrashedUploadRow, UploadRow } from '../../../database/rows/upload-rows.ts';
import { countRows } from '../../../database/search/search-parts.ts';
import { type Page, paginate } from '../../../lib/pagination.ts';
import type { Services } from '../../../services.ts';
import { findTag } from '../../collections/tags/tag-rows.ts';
import type { Marks, Words } from './list-marked-uploads.ts';
import type { UploadsRequest } from './list-uploads.ts';
import { offsetOf, readCounted } from './read-page.ts';
import { rowFilters, sortColumn, tableOf } from './row-filters.ts';

interface ReceivedRequest extends UploadsRequest, Marks {
  ownerId: string;
  /** Id of the request for files. */
  requestId: string;
  /** The id or the name of one of the owner's tags. */
  tag?: string | undefined;
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
  words: Words,
): Promise<Page<UploadRow | TrashedUploadRow>> {
  const { db } = services;
  const tag =
    request.tag === undefined ? undefined : await findTag(db, request.ownerId, request.tag);
  if (request.tag !== undefined && !tag) return paginate([], 0, request);
  const table = tableOf(request);
  const conditions = [
    sql`received_uploads.request_id = ${request.requestId}`,
    sql`rows.id = received_uploads.upload_id`,
    sql`rows.user_id = ${request.ownerId}`,
    ...rowFilters({ ...request, tagId: tag?.id }, words),
  ];
  const direction = sql.raw(request.order);
  // A cross join keeps SQLite from walking all uploads to look for those of the request.
  const joined = isPostgres(db)
    ? sql`received_uploads join ${sql.table(table)} as rows on true`
    : sql`received_uploads cross join ${sql.table(table)} as rows`;
  const matching = sql`from ${joined} where ${sql.join(conditions, sql` and `)}`;
  const ids = sql<{
    id: string;
    total: number;
  }>`select rows.id, count(*) over () as total ${matching}
    order by ${sql.ref(`rows.${sortColumn(request)}`)} ${direction}, rows.id ${direction}
    limit ${request.limit} offset ${offsetOf(request)}`;
  const { rows, total } = await readCounted(db, table, ids);
  const isEmpty = total === undefined && request.page > 1;
  const counted = isEmpty ? await countRows(db, sql`select 1 ${matching}`, receivedMax) : total;
  return paginate(rows, counted ?? 0, request);
}
