import { Username } from '@perch/contract/accounts/account-fields';
import type { Transaction } from 'kysely';

import { recordAudit } from '../../audit.ts';
import type { Schema, UserRow } from '../../database/schema.ts';
import { parseInput } from '../../http/invalid-input.ts';
import type { Services } from '../../services.ts';
import { accountKey } from '../accounts/account-key.ts';
import { subjectOf } from '../accounts/change-user.ts';
import { actorOfCall, type SensitiveCall } from './confirmation/confirmation.ts';

/**
 * Changes the username in the account's row, which the transaction has locked. Throws `invalid_request`
 * for an invalid one; an unchanged name is accepted even if today's rules forbid it.
 */
export async function changeUsername(
  { clock }: Pick<Services, 'clock'>,
  transaction: Transaction<Schema>,
  call: SensitiveCall,
  { before, username }: { before: UserRow; username: string },
): Promise<UserRow> {
  if (username === before.username) return before;
  parseInput(Username, username);
  await recordAudit(transaction, clock, {
    actor: actorOfCall(call),
    action: 'user.renamed',
    subject: subjectOf(before),
    detail: `to ${username}`,
  });
  return transaction
    .updateTable('users')
    .set({ username, username_key: accountKey(username) })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
