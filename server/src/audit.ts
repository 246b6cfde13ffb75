import type { AuditAction } from '@perch/contract/limits';
import type { Transaction } from 'kysely';

import type { Db } from './database/open.ts';
import type { Schema } from './database/schema.ts';
import { auditKeyOf } from './database/search/audit-key.ts';
import { addToTotal } from './database/totals.ts';
import type { Clock } from './lib/clock.ts';
import { newId } from './lib/random.ts';

/** The account that performs an audited action. */
export interface Actor {
  id: string;
  username: string;
  /** Network address. */
  address: string;
}

export interface AuditEvent {
  /** Null for the command line, for jobs, and for clients that are not signed in. */
  actor: Actor | null;
  action: AuditAction;
  /** The id is empty where there is no such row, as when signing in with an unknown email. */
  subject: {
    type:
      | 'user'
      | 'upload'
      | 'album'
      | 'domain'
      | 'invite'
      | 'setting'
      | 'token'
      | 'link'
      | 'request'
      | 'import';
    id: string;
    name: string;
  };
  /** The address of a client that is not signed in; an actor has its own. */
  address?: string;
  /** Free text such as an email; never a secret. */
  detail?: string;
}

/** Appends to the audit log. Pass the transaction of the audited change, so that both commit or neither. */
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
