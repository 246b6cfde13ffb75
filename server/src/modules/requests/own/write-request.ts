import { requestsMax } from '@perch/contract/requests/limits';
import type { FileRequestChange, NewFileRequest } from '@perch/contract/requests/requests';

import { type Actor, recordAudit } from '../../../audit.ts';
import { addToCollectionTotals } from '../../../database/collection-totals.ts';
import type { RequestRow } from '../../../database/rows/request-rows.ts';
import { AppError } from '../../../lib/errors.ts';
import { newId, randomBase62 } from '../../../lib/random.ts';
import type { Services } from '../../../services.ts';
import { removeResumablesOfRequest } from '../../uploads/tus/remove-resumable.ts';
import { lockUser } from '../../users/lock-user.ts';
import { noSuchRequest, requireRequest } from '../find-request.ts';
import { columnsOf, defaultEnd } from './request-columns.ts';

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
    // So that two at once are counted one after the other.
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
