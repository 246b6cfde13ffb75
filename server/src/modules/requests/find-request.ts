import type { Kysely } from 'kysely';

import type { RequestRow } from '../../database/rows/request-rows.ts';
import type { Schema, UserRow } from '../../database/schema.ts';
import { AppError } from '../../lib/errors.ts';
import { isId } from '../../lib/random.ts';

export const noSuchRequest = () => new AppError('not_found', (m) => m.requests.noSuchRequest);

/** One of the account's requests. Throws `not_found`. */
export async function requireRequest(
  db: Kysely<Schema>,
  { id, userId }: { id: string; userId: string },
): Promise<RequestRow> {
  const row = isId(id)
    ? await db
        .selectFrom('requests')
        .selectAll()
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst()
    : undefined;
  if (!row) throw noSuchRequest();
  return row;
}

/** A request and the account that its files go to. */
export interface OwnedRequest {
  request: RequestRow;
  owner: UserRow;
}

/** The request with this token. */
export async function findByToken(
  db: Kysely<Schema>,
  token: string,
): Promise<OwnedRequest | undefined> {
  const request = await db
    .selectFrom('requests')
    .selectAll()
    .where('token', '=', token)
    .executeTakeFirst();
  const owner =
    request &&
    (await db.selectFrom('users').selectAll().where('id', '=', request.user_id).executeTakeFirst());
  return owner && { request, owner };
}
