import { tokensMax } from '@perch/contract/accounts/limits';
import type { NewToken } from '@perch/contract/accounts/tokens';
import type { Transaction } from 'kysely';

import { type Actor, recordAudit } from '../../audit.ts';
import type { TokenRow } from '../../database/rows/account-rows.ts';
import type { Schema, UserRow } from '../../database/schema.ts';
import { AppError } from '../../lib/errors.ts';
import { newId } from '../../lib/random.ts';
import type { Services } from '../../services.ts';
import {
  actorOfCall,
  requireConfirmation,
  type SensitiveCall,
} from '../auth/confirmation/confirmation.ts';
import { hashOfToken, newTokenSecret } from './check/token-secret.ts';
import { columnsOf, refuseLockToNothing } from './token-fields.ts';

export type TokenFields = Omit<NewToken, 'currentPassword'>;

interface CreatedToken {
  id: string;
  /** What clients send; it is kept nowhere. */
  secret: string;
}

/**
 * Makes a token for the calling account. Throws what `requireConfirmation` and `insertToken` throw.
 */
export async function createToken(
  services: Services,
  call: SensitiveCall,
  fields: TokenFields,
): Promise<CreatedToken> {
  const asConfirmed = await requireConfirmation(services, call);
  return asConfirmed((transaction, owner) =>
    insertToken(transaction, services, { owner, actor: actorOfCall(call) }, fields),
  );
}

/**
 * Makes a token in a transaction that holds its owner's row. Throws `token_limit`, and what `columnsOf` throws. No
 * process can know it yet, so none has to forget anything.
 */
export async function insertToken(
  transaction: Transaction<Schema>,
  { clock }: Pick<Services, 'clock'>,
  { owner, actor }: { owner: Pick<UserRow, 'id' | 'role'>; actor: Actor | null },
  fields: TokenFields,
): Promise<CreatedToken> {
  const { count } = await transaction
    .selectFrom('tokens')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', owner.id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= tokensMax) {
    throw new AppError('token_limit', (m) => m.tokens.tooMany({ max: tokensMax }));
  }
  const id = newId();
  const secret = newTokenSecret(id);
  const now = clock.now();
  const row: TokenRow = {
    id,
    user_id: owner.id,
    name: '',
    secret_hash: hashOfToken(secret),
    scopes: '',
    cidrs: '',
    profile_id: null,
    profile_locked: 0,
    bytes_per_day: null,
    bytes_day: 0,
    bytes_used: 0,
    created_at: now,
    expires_at: null,
    last_used_at: null,
    last_used_address: '',
    ...(await columnsOf(transaction, { owner, now }, fields)),
  };
  refuseLockToNothing(row);
  await transaction.insertInto('tokens').values(row).execute();
  await recordAudit(transaction, clock, {
    actor,
    action: 'token.created',
    subject: { type: 'token', id, name: row.name },
    detail: row.scopes,
  });
  return { id, secret };
}
