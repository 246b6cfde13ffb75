import type { AuditEntry, listAudit as listAuditRoute } from '@perch/contract/audit';
import type { z } from 'zod';

import type { AuditRow } from '../../database/schema.ts';
import {
  type AuditFilter,
  countAuditEntries,
  findAuditEntries,
} from '../../database/search/audit-search.ts';
import { type Page, type PageRequest, paginate } from '../../lib/pagination.ts';
import type { Services } from '../../services.ts';

// Filtered lists end here, because counting all matches would be slow.
const filteredMax = 1000;

/** A filter as in the query string: times in ISO 8601, the text as typed. */
export type AuditQuery = Omit<
  z.output<NonNullable<(typeof listAuditRoute)['request']>['query']>,
  'page' | 'limit'
>;

export function auditFilterOf({ search, action, from, to }: AuditQuery): AuditFilter {
  return {
    text: search?.normalize('NFC').toLowerCase() || undefined,
    action,
    from: from === undefined ? undefined : Date.parse(from),
    to: to === undefined ? undefined : Date.parse(to),
  };
}

/** One page of the audit log, newest first; with a filter, of the newest 1000 matches. */
export async function listAudit(
  { db }: Services,
  query: AuditQuery & PageRequest,
): Promise<Page<AuditRow>> {
  const { page, limit } = query;
  const filter = auditFilterOf(query);
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  const total = isFiltered ? await countAuditEntries(db, filter, filteredMax) : await countAll(db);
  const offset = (page - 1) * limit;
  const shown = Math.min(limit, total - offset);
  const items = shown > 0 ? await findAuditEntries(db, filter, { limit: shown, offset }) : [];
  return paginate(items, total, query);
}

async function countAll(db: Services['db']): Promise<number> {
  const total = await db
    .selectFrom('totals')
    .select('value')
    .where('name', '=', 'audit')
    .executeTakeFirst();
  return total?.value ?? 0;
}

export function toAuditEntry(row: AuditRow): AuditEntry {
  return {
    _id: row.id,
    at: new Date(row.at).toISOString(),
    actor: row.actor_id === null ? null : { _id: row.actor_id, username: row.actor_name ?? '' },
    action: row.action,
    subject: { type: row.subject_type, _id: row.subject_id, name: row.subject_name },
    address: row.address,
    detail: row.detail,
  };
}
