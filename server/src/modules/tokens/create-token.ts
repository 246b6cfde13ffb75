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
} from '../sign-in/confirmation/confirmation.ts';
import { hashOfToken, newTokenSecret } from './check/token-secret.ts';
import { columnsOf, requireLockedProfile } from './token-fields.ts';

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

/** Whose a new token is, and by which account it is made. */
interface TokenCreation {
  owner: Pick<UserRow, 'id' | 'role'>;
  actor: Actor | null;
}

/** Makes a token in a transaction that holds its owner's row. Throws as `insertTokenRow`. */
export async function insertToken(
  transaction: Transaction<Schema>,
  services: Pick<Services, 'clock'>,
  making: TokenCreation,
  fields: TokenFields,
): Promise<CreatedToken> {
  const id = newId();
  const secret = newTokenSecret(id);
  const row = { id, secret_hash: hashOfToken(secret), import_id: null };
  await insertTokenRow(transaction, services, making, { ...fields, row });
  return { id, secret };
}

/**
 * Writes a token in a transaction that holds its owner's row. Throws `token_limit`, and what `columnsOf` throws. No
 * process can know it yet, so none has to forget anything.
 */
export async function insertTokenRow(
  transaction: Transaction<Schema>,
  { clock }: Pick<Services, 'clock'>,
  { owner, actor }: TokenCreation,
  {
    row: { id, secret_hash: secretHash, import_id: importId },
    ...fields
  }: Partial<TokenFields> & { row: Pick<TokenRow, 'id' | 'secret_hash' | 'import_id'> },
): Promise<void> {
  const { count } = await transaction
    .selectFrom('tokens')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', owner.id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= tokensMax) {
    throw new AppError('token_limit', (m) => m.tokens.tooMany({ max: tokensMax }));
  }
  const now = clock.now();
  const row: TokenRow = {
    id,
    user_id: owner.id,
    name: '',
    secret_hash: secretHash,
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
    import_id: importId,
    ...(await columnsOf(transaction, { owner, now }, fields)),
  };
  requireLockedProfile(row);
  await transaction.insertInto('tokens').values(row).execute();
  await recordAudit(transaction, clock, {
    actor,
    action: 'token.created',
    subject: { type: 'token', id, name: row.name },
    detail: row.scopes,
  });
}
