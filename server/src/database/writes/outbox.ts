import { newId } from '../../lib/random.ts';
import type { OutboxEntryRow, OutboxKind, OutboxPayloads } from '../rows/outbox-rows.ts';
import { type Executor, prepare } from '../statements/prepare.ts';

const insertEntry = prepare((db, row: OutboxEntryRow) =>
  db.insertInto('outbox_entries').values(row),
);

/**
 * Adds an entry that is delivered at least once, by a job of any process, soon after the commit. Pass the transaction of the
 * change that it follows from, so that both commit or neither. Returns its id.
 */
export async function enqueue<Kind extends OutboxKind>(
  transaction: Executor,
  kind: Kind,
  payload: OutboxPayloads[Kind],
  { now, id = newId() }: { now: number; id?: string | undefined },
): Promise<string> {
  const pending = { created_at: now, attempts: 0, due_at: now, last_error: '' };
  await insertEntry(transaction, { id, kind, payload: JSON.stringify(payload), ...pending });
  return id;
}
