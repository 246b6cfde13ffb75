import { requestExpiryDefault, requestsMax } from '@perch/contract/requests/limits';
import type {
  FileRequest,
  FileRequestChange,
  NewFileRequest,
} from '@perch/contract/requests/requests';
import { parseDuration } from '@perch/contract/text/duration';

import { type Actor, recordAudit } from '../../../audit.ts';
import { addToCollectionTotals } from '../../../database/collection-totals.ts';
import type { RequestRow } from '../../../database/rows/request-rows.ts';
import { AppError } from '../../../lib/errors.ts';
import { type Page, type PageRequest, paginate } from '../../../lib/pagination.ts';
import { newId, randomBase62 } from '../../../lib/random.ts';
import type { Services } from '../../../services.ts';
import { lockUser } from '../../accounts/lock-user.ts';
import {
  endOf,
  parseExpiry,
  parseJson,
  requireAlbumOf,
  requireAllowedExpiry,
} from '../../uploads/options/options.ts';
import { removeResumablesOfRequest } from '../../uploads/tus/remove-resumable.ts';
import { noSuchRequest, requireRequest } from '../find-request.ts';
import { remainingOf, stateOf, typesOf } from '../request-state.ts';

// 131 bits.
const tokenLength = 22;

const subjectOf = ({ id, title }: RequestRow) => ({ type: 'request' as const, id, name: title });

/** Makes a request of the calling account. Throws `request_limit`, `invalid_option`, `busy`. */
export async function createRequest(
  services: Services,
  actor: Actor,
  fields: NewFileRequest,
): Promise<RequestRow> {
  const row: RequestRow = {
    id: newId(),
    user_id: actor.id,
    token: randomBase62(tokenLength),
    title: '',
    text: '',
    files_max: 0,
    file_bytes_max: null,
    bytes_max: null,
    types: '',
    album_id: null,
    notify: 0,
    news_since: null,
    expires_at: defaultEnd(services),
    password_hash: null,
    closed_at: null,
    files: 0,
    bytes: 0,
    created_at: services.clock.now(),
    ...(await columnsOf(services, fields, { user_id: actor.id, closed_at: null })),
  };
  await services.db.transaction().execute(async (transaction) => {
    // Serializes concurrent creations, so that the limit holds.
    await lockUser(transaction, { id: actor.id });
    const { count } = await transaction
      .selectFrom('requests')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', actor.id)
      .executeTakeFirstOrThrow();
    if (Number(count) >= requestsMax) {
      throw new AppError('request_limit', (m) => m.requests.tooMany({ max: requestsMax }));
    }
    await transaction.insertInto('requests').values(row).execute();
    await addToCollectionTotals(transaction, actor.id, { requests: 1 });
    const subject = subjectOf(row);
    await recordAudit(transaction, services.clock, { actor, action: 'request.created', subject });
  });
  return row;
}

/** Changes one of the calling account's requests. Throws `not_found`, `invalid_option`, `busy`. */
export async function changeRequest(
  services: Services,
  actor: Actor,
  id: string,
  fields: FileRequestChange,
): Promise<RequestRow> {
  const before = await requireRequest(services.db, { id, userId: actor.id });
  const columns = await columnsOf(services, fields, before);
  if (Object.keys(columns).length === 0) return before;
  const changed = await services.db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('requests')
      .set(columns)
      .where('id', '=', id)
      .where('user_id', '=', actor.id)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw noSuchRequest();
    const subject = subjectOf(row);
    const detail = Object.keys(fields).join(' ');
    const entry = { actor, action: 'request.changed', subject, detail } as const;
    await recordAudit(transaction, services.clock, entry);
    return row;
  });
  if (changed.closed_at !== null) await removeResumablesOfRequest(services, id);
  return changed;
}

/**
 * Deletes one of the calling account's requests; what it has received stays. Uploads that are on their way end, also
 * those in other processes. Throws `not_found`.
 */
export async function deleteRequest(services: Services, actor: Actor, id: string): Promise<void> {
  await services.db.transaction().execute(async (transaction) => {
    // Before the request, as every upload that commits.
    await lockUser(transaction, { id: actor.id });
    const row = await transaction
      .deleteFrom('requests')
      .where('id', '=', id)
      .where('user_id', '=', actor.id)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw noSuchRequest();
    await addToCollectionTotals(transaction, actor.id, { requests: -1 });
    const subject = subjectOf(row);
    await recordAudit(transaction, services.clock, { actor, action: 'request.deleted', subject });
  });
  // None can begin any more; after a crash here they end as those that receive nothing for a day.
  await removeResumablesOfRequest(services, id);
}

/** One page of an account's requests, newest first; there are few enough to be counted. */
export async function listRequests(
  { db }: Pick<Services, 'db'>,
  userId: string,
  request: PageRequest,
): Promise<Page<RequestRow>> {
  const { count } = await db
    .selectFrom('requests')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('requests')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(request.limit)
    .offset((request.page - 1) * request.limit)
    .execute();
  return paginate(rows, Number(count), request);
}

/** A request as its owner sees it. */
export function toFileRequest(
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  row: RequestRow,
): FileRequest {
  return {
    _id: row.id,
    title: row.title,
    text: row.text,
    url: `${config.publicUrl}/drop/${row.token}`,
    createdAt: new Date(row.created_at).toISOString(),
    expiresAt: row.expires_at === null ? null : new Date(row.expires_at).toISOString(),
    open: row.closed_at === null,
    state: stateOf(row, clock.now()),
    maxFiles: row.files_max,
    maxFileSize: row.file_bytes_max,
    maxBytes: row.bytes_max,
    types: typesOf(row),
    album: row.album_id,
    notify: row.notify === 1,
    hasPassword: row.password_hash !== null,
    files: row.files,
    bytes: row.bytes,
    left: remainingOf(row),
  };
}

type FieldServices = Pick<Services, 'clock' | 'db' | 'passwords' | 'settings'>;

/**
 * The columns of the fields that are given. Throws `invalid_option` for a wrong end, password or album, and `busy` where
 * too many passwords are being hashed. `before` is the request that is changed.
 */
async function columnsOf(
  services: FieldServices,
  fields: FileRequestChange,
  before: Pick<RequestRow, 'user_id' | 'closed_at'>,
): Promise<Partial<RequestRow>> {
  const { title, text, maxFiles, maxFileSize, maxBytes, types, album } = fields;
  const { notify, expires, password, open } = fields;
  const now = services.clock.now();
  return {
    ...(title !== undefined && { title }),
    ...(text !== undefined && { text }),
    ...(maxFiles !== undefined && { files_max: maxFiles }),
    ...(maxFileSize !== undefined && { file_bytes_max: maxFileSize }),
    ...(maxBytes !== undefined && { bytes_max: maxBytes }),
    ...(types && { types: [...new Set(types)].join(' ') }),
    ...(album !== undefined && { album_id: await albumIdOf(services, album, before.user_id) }),
    // Files received before it was switched off are not reported later.
    ...(notify !== undefined && { notify: notify ? 1 : 0, ...(!notify && { news_since: null }) }),
    ...(expires !== undefined && { expires_at: endOfText(services, expires, now) }),
    ...(password !== undefined && { password_hash: await hashOf(services, password, now) }),
    ...(open !== undefined && { closed_at: open ? null : (before.closed_at ?? now) }),
  };
}

function endOfText(services: FieldServices, text: string, now: number): number | null {
  const expiry = parseExpiry(text, now);
  requireAllowedExpiry(services, expiry, now);
  return endOf(expiry, now);
}

async function albumIdOf({ db }: FieldServices, album: string | null, ownerId: string) {
  return album === null ? null : requireAlbumOf(db, ownerId, album);
}

async function hashOf(
  services: FieldServices,
  text: string | null,
  now: number,
): Promise<string | null> {
  const { password } = parseJson({ password: text }, now);
  return typeof password === 'string' ? services.passwords.links.hash(password) : null;
}

/** The end of a request that names none, cut to what the installation allows. */
function defaultEnd({ clock, settings }: Pick<FieldServices, 'clock' | 'settings'>): number {
  const { maxExpiry } = settings.current();
  const ofRequests = parseDuration(requestExpiryDefault) ?? 0;
  const latest = maxExpiry === null ? undefined : parseDuration(maxExpiry);
  return clock.now() + Math.min(ofRequests, latest ?? ofRequests);
}
