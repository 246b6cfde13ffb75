import { sql } from 'kysely';

import type { TrashedUploadRow, UploadRow } from '../../../database/rows/upload-rows.ts';
import { lookedUp, where } from '../../../database/walk.ts';
import { type Page, paginate } from '../../../lib/pagination.ts';
import type { Services } from '../../../services.ts';
import { findTag } from '../../tags/tag-rows.ts';
import { readCostlyMatches } from './read-page.ts';
import { type Marks, rowFilters, tableOf, type UploadsRequest, type Words } from './row-filters.ts';
import { sortColumn } from './sorts.ts';

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
  // So that neither database walks all of the owner's uploads to look for those of the request.
  const joined = lookedUp(db, 'received_uploads', table, 'upload_id');
  const sortedBy = sortColumn(request);
  const rows = sql`select rows.id, ${sql.ref(`rows.${sortedBy}`)} from ${joined} ${where(conditions)}`;
  return readCostlyMatches(db, table, request, {
    rows,
    sortedBy,
    order: request.order,
    max: receivedMax,
  });
}
