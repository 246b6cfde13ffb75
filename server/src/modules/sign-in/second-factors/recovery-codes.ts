import { createHash, randomBytes } from 'node:crypto';

import type { Transaction } from 'kysely';

import type { Schema } from '../../../database/schema.ts';
import type { Services } from '../../../services.ts';
import { findFactors } from './find-factors.ts';

/** How many codes a set has. */
const codesInSet = 10;
// 80 bits: a stolen hash is not worth trying out.
const codeLength = 16;
// Crockford's base32, without letters that look like digits.
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/**
 * Creates the account's ten recovery codes, which replace the previous ones. Call it when an account gets its
 * first second factor, in the transaction that has locked its row. Only hashes are kept.
 */
export async function makeRecoveryCodesOf(
  transaction: Transaction<Schema>,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: codesInSet }, newCode);
  await removeRecoveryCodes(transaction, userId);
  const rows = codes.map((code) => ({ user_id: userId, code_hash: hashOf(code), used_at: null }));
  await transaction.insertInto('recovery_codes').values(rows).execute();
  return codes.map((code) => code.replaceAll(/.{4}(?!$)/g, '$&-'));
}

/** Uses up a code; false if the account has none like it that is unused. */
export async function consumeRecoveryCode(
  transaction: Transaction<Schema>,
  { userId, code, now }: { userId: string; code: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(code))
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** How many codes have not been used. */
export async function countRecoveryCodes(
  db: Services['db'] | Transaction<Schema>,
  userId: string,
): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
}

/** Deletes the codes of an account whose last second factor was removed: they replace nothing then. */
export async function removeIdleRecoveryCodes(
  transaction: Transaction<Schema>,
  userId: string,
): Promise<void> {
  const factors = await findFactors(transaction, userId);
  if (factors.length === 0) await removeRecoveryCodes(transaction, userId);
}

async function removeRecoveryCodes(
  transaction: Transaction<Schema>,
  userId: string,
): Promise<void> {
  await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

const newCode = () =>
  [...randomBytes(codeLength)].map((byte) => alphabet.charAt(byte % alphabet.length)).join('');

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');
