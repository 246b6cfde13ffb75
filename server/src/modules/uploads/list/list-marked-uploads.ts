import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../database/open.ts';
import type { TrashedUploadRow, UploadRow } from '../../../database/rows/upload-rows.ts';
import { countRows } from '../../../database/search/search-parts.ts';
import { indexed, where } from '../../../database/walk.ts';
import { isByCursor, type Page } from '../../../lib/pagination.ts';
import type { Services } from '../../../services.ts';
import { criteriaColumns, criteriaConditions, hasCriteria } from './criteria.ts';
import { searchResultsMax } from './list-uploads.ts';
import { comingMax, offsetOf, readCostlyMatches, readMatches } from './read-page.ts';
import {
  isMatch,
  leadingMark,
  markIndexes,
  type Marks,
  tableOf,
  type UploadsRequest,
  type Words,
} from './row-filters.ts';
import { sortColumn } from './sorts.ts';
import { walkUploads } from './walk-uploads.ts';

// No totals are kept of these lists, and no index finds parts of their names: so many of the latest are counted
// and searched in an index that covers all conditions, within a few milliseconds.
const scannedMax = 10_000;

type MarkedRequest = UploadsRequest & Marks;

/**
 * One page of the uploads with a mark, or of all of them, that meet the criteria and match the text where it is not empty. The
 * trash is sorted by the time of deletion instead of the upload's.
 */
export async function listMarkedUploads(
  services: Pick<Services, 'db'>,
  request: MarkedRequest,
  words: Words,
): Promise<Page<UploadRow | TrashedUploadRow>> {
  const { db } = services;
  if (!isByCursor(request)) return listLatest(db, request, words);
  const sortedBy = sortColumn(request);
  const hasOwnIndex = leadingMark(request) === undefined || sortedBy === timeOf(request);
  const max = isRead(request) ? scannedMax : searchResultsMax;
  if (!hasOwnIndex && (await areFew(db, marked(db, request), max))) {
    return listLatest(db, request, words);
  }
  const total = countRows(db, matching(db, request, words, scannedMax), scannedMax);
  return walkUploads(db, request, words, total);
}

const areFew = async (db: Db, rows: RawBuilder<unknown>, max: number) =>
  (await countRows(db, sql`select 1 from ${rows}`, max)) <= max - comingMax;

/** One page of the latest that match. */
function listLatest(
  db: Db,
  request: MarkedRequest,
  words: Words,
): Promise<Page<UploadRow | TrashedUploadRow>> {
  const table = tableOf(request);
  const { order } = request;
  const sortedBy = sortColumn(request);
  if (!isRead(request)) {
    const rows = latestRows(db, request, words);
    return readCostlyMatches(db, table, request, { rows, sortedBy, order, max: searchResultsMax });
  }
  const scanned = isPrefix(request, words) ? offsetOf(request) + request.limit : scannedMax;
  const found = {
    rows: matching(db, request, words, scannedMax),
    page: matching(db, request, words, Math.min(scanned, scannedMax)),
    sortedBy,
    order,
    max: scannedMax,
  };
  return readMatches(db, table, request, found);
}

/** Without a filter the first rows of the index are the page. */
const isPrefix = (request: MarkedRequest, words: Words) =>
  request.sort === 'createdAt' && request.order === 'desc' && !isFiltered(request, words);

function isFiltered(request: MarkedRequest, { text }: Words): boolean {
  const { type, trashed, favorite, expires } = request;
  const marks = [trashed, favorite, expires].filter((mark) => mark !== undefined);
  return type !== undefined || text !== '' || marks.length > 1 || hasCriteria(request);
}

const timeOf = ({ trashed }: Marks) => sortColumn({ sort: 'createdAt', trashed });

/** Whether what the list reads of each upload has the column that it is sorted by: indexes have few, and criteria read rows. */
const isRead = (request: MarkedRequest) =>
  ['created_at', 'trashed_at', 'name_key'].includes(sortColumn(request)) || hasCriteria(request);

/** The latest matches with a column that is in their rows alone. */
const latestRows = (db: Db, request: MarkedRequest, words: Words) =>
  sql`select rows.id, ${sql.ref(`rows.${sortColumn(request)}`)} from (
      select id from (${matching(db, request, words, scannedMax)}) as latest
      order by ${sql.ref(timeOf(request))} desc, id desc limit ${searchResultsMax}
    ) as matches cross join ${sql.table(tableOf(request))} as rows where rows.id = matches.id`;

/** Those among the latest so many that match, the latest first, with their times and names. */
function matching(
  db: Db,
  request: MarkedRequest,
  words: Words,
  scanned: number,
): RawBuilder<unknown> {
  const { type, favorite, expires } = request;
  const mark = leadingMark(request);
  const filters = [
    ...(type === undefined ? [] : [sql`category = ${type}`]),
    ...(favorite && mark !== 'favorite' ? [sql`is_favorite = 1`] : []),
    ...(expires && mark !== 'expires' ? [sql`expires_at is not null`] : []),
    // Named by their table, for conditions that look into another one.
    ...criteriaConditions(request, (name) => sql.ref(`scanned.${name}`)),
    ...(words.text === '' ? [] : [isMatch(words)]),
  ];
  const time = sql.ref(timeOf(request));
  // Others only if requested, as no index contains them.
  const columns = [
    'id',
    timeOf(request),
    'category',
    'name_key',
    'user_id',
    ...(expires && mark !== 'expires' ? ['expires_at'] : []),
    ...(favorite && mark !== 'favorite' ? ['is_favorite'] : []),
    ...criteriaColumns(request),
    ...(isRead(request) ? [sortColumn(request)] : []),
  ];
  const latest = sql`select ${refs(columns)}
    from ${marked(db, request)} order by ${time} desc, id desc limit ${scanned}`;
  const sorted = [timeOf(request), ...(isRead(request) ? [sortColumn(request)] : [])];
  return sql`select id, ${refs(sorted)} from (${latest}) as scanned ${where(filters)}`;
}

const refs = (columns: readonly string[]) =>
  sql.join([...new Set(columns)].map((name) => sql.ref(name)));

/** The trash, all uploads, or those with the mark that chooses the index, which the other marks filter. */
function marked(db: Db, request: MarkedRequest): RawBuilder<unknown> {
  const { ownerId } = request;
  const mark = leadingMark(request);
  const within = [
    ...(ownerId === undefined ? [] : [sql`user_id = ${ownerId}`]),
    // Of the latest ones, the index has those of a time together.
    ...(request.trashed ? [] : criteriaConditions(request, sql.ref, 'created_at')),
  ];
  if (!mark) return sql`${sql.table(tableOf(request))} ${where(within)}`;
  const { own, all, condition } = markIndexes[mark];
  // Without it SQLite takes the index of all the owner's uploads.
  const from = indexed(db, 'uploads', ownerId === undefined ? all : own, 'uploads');
  return sql`${from} ${where([...within, condition])}`;
}
