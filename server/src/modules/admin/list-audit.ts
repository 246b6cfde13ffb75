import type { AuditEntry } from '@perch/contract/audit';

import type { AuditRow } from '../../database/schema.ts';
import { type Page, pageOf, type PageRequest } from '../../pages.ts';
import type { Services } from '../../services.ts';

/** One page of the audit log, newest first. */
export async function listAudit({ db }: Services, request: PageRequest): Promise<Page<AuditRow>> {
  const items = await db
    .selectFrom('audit')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(request.limit)
    .offset((request.page - 1) * request.limit)
    .execute();
  const total = await db
    .selectFrom('totals')
    .select('value')
    .where('name', '=', 'audit')
    .executeTakeFirst();
  return pageOf(items, total?.value ?? 0, request);
}

export function presentAuditEntry(row: AuditRow): AuditEntry {
  return {
    _id: row.id,
    at: new Date(row.at).toISOString(),
    actor: row.actor_id === null ? null : { _id: row.actor_id, username: row.actor_name ?? '' },
    action: row.action,
    subject: { type: row.subject_type, _id: row.subject_id, name: row.subject_name },
    address: row.address,
  };
}
