import type { Transaction } from 'kysely';

import { publishInvalidation } from '../../database/invalidation/publish.ts';
import type { Schema } from '../../database/schema.ts';
import type { Emit } from '../../events/event-bus.ts';

/** On commit, invalidates what every process has cached of accounts and their tokens. */
export async function publishAccountChange(
  transaction: Transaction<Schema>,
  emit: Emit,
  userId: string,
): Promise<void> {
  await publishInvalidation(transaction, { kind: 'accounts' });
  emit({ kind: 'account.changed', userId });
}
