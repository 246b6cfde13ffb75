import { createHash } from 'node:crypto';

import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import type { TusChannel } from './channel.ts';

const keyForm = /^[\x20-\x7e]{1,100}$/;

/**
 * The id of the upload that a request with an Idempotency-Key creates: a client that has lost the answer
 * may repeat the request without creating a second one. Undefined: there is no such header. Throws
 * `invalid_request`.
 */
export function idempotentId(
  { owner, requestId }: Pick<TusChannel, 'owner' | 'requestId'>,
  { headers }: Request,
): string | undefined {
  const key = headers.get('idempotency-key');
  if (key === null) return undefined;
  if (!keyForm.test(key)) {
    throw new AppError('invalid_request', (m) => m.errors.keyInvalid);
  }
  const namespace = requestId === null ? owner.id : `request ${requestId}`;
  return createHash('sha256').update(`${namespace}\n${key}`).digest('hex').slice(0, 32);
}

/** Whether this upload was created already. Throws `invalid_request` where it was with another length. */
export async function isCreated(
  { db }: Pick<Services, 'db'>,
  id: string,
  { headers }: Request,
): Promise<boolean> {
  const row = await db
    .selectFrom('resumable_uploads')
    .select(['length', 'length_max'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return false;
  const length = headers.get('upload-length');
  const isDeferred = headers.get('upload-defer-length') === '1';
  // The length that came later is not part of the request that began it.
  const isAlike =
    row.length_max === null ? length === String(row.length) : length === null && isDeferred;
  if (isAlike && isDeferred === (row.length_max !== null)) return true;
  throw new AppError('invalid_request', (m) => m.errors.keyTaken);
}
