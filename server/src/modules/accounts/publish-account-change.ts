import type { Transaction } from 'kysely';

import { publishInvalidation } from '../../database/invalidation/publish.ts';
import type { Schema } from '../../database/schema.ts';
import type { Note } from '../../events/event-bus.ts';

/** Lets every process forget, with the commit, what it knows of accounts and their tokens. */
export async function noteAccountChange(
  transaction: Transaction<Schema>,
  note: Note,
  userId: string,
): Promise<void> {
  await publishInvalidation(transaction, { kind: 'accounts' });
  note({ kind: 'account.changed', userId });
}
