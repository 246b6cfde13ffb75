import type { Transaction } from 'kysely';

import type { Clock } from './clock.ts';
import type { Db } from './database/open.ts';
import type { Schema } from './database/schema.ts';
import { addToTotal } from './database/totals.ts';
import { newId } from './random.ts';

/** Who does something that others may ask about later; null: the command line or a job. */
export interface Actor {
  id: string;
  username: string;
  /** Network address. */
  address: string;
}

export interface AuditEvent {
  actor: Actor | null;
  /** Subject and what happened to it, such as `user.approved`. */
  action: string;
  subject: { type: 'user' | 'upload' | 'domain' | 'invite'; id: string; name: string };
}

/** Appends to the audit log. Given the transaction of what it tells, both happen or neither. */
export async function recordAudit(
  db: Db | Transaction<Schema>,
  clock: Clock,
  { actor, action, subject }: AuditEvent,
): Promise<void> {
  await db
    .insertInto('audit')
    .values({
      id: newId(),
      at: clock.now(),
      actor_id: actor?.id ?? null,
      actor_name: actor?.username ?? null,
      action,
      subject_type: subject.type,
      subject_id: subject.id,
      subject_name: subject.name,
      address: actor?.address ?? '',
    })
    .execute();
  await addToTotal(db, 'audit', 1);
}
