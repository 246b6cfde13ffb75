import type { AuditAction } from '@perch/contract/limits';
import type { Transaction } from 'kysely';

import type { Db } from './database/open.ts';
import type { Schema } from './database/schema.ts';
import { auditKeyOf } from './database/search/audit-key.ts';
import { addToTotal } from './database/totals.ts';
import type { Clock } from './lib/clock.ts';
import { newId } from './lib/random.ts';

/** The account that does what others may ask about later. */
export interface Actor {
  id: string;
  username: string;
  /** Network address. */
  address: string;
}

export interface AuditEvent {
  /** Null: the command line, a job, or a client that is not signed in, which has an `address`. */
  actor: Actor | null;
  action: AuditAction;
  /** An empty id: none is known, as for a sign-in with an unknown email. */
  subject: { type: 'user' | 'upload' | 'domain' | 'invite'; id: string; name: string };
  /** Of a client that is not signed in; an actor has its own. */
  address?: string;
  /** What else there is to say, such as an email; never a secret. */
  detail?: string;
}

/** Appends to the audit log. Given the transaction of what it tells, both happen or neither. */
export async function recordAudit(
  db: Db | Transaction<Schema>,
  clock: Clock,
  { actor, action, subject, address, detail = '' }: AuditEvent,
): Promise<void> {
  const entry = {
    id: newId(),
    at: clock.now(),
    actor_id: actor?.id ?? null,
    actor_name: actor?.username ?? null,
    action,
    subject_type: subject.type,
    subject_id: subject.id,
    subject_name: subject.name,
    address: actor?.address ?? address ?? '',
    detail,
  };
  await db
    .insertInto('audit')
    .values({ ...entry, search_key: auditKeyOf(entry) })
    .execute();
  await addToTotal(db, 'audit', 1);
}
