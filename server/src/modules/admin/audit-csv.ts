import type { AuditRow } from '../../database/schema.ts';
import { type AuditMatch, findAuditEntries } from '../../database/search/audit-search.ts';
import { createLimiter } from '../../lib/concurrency-limiter.ts';
import type { Services } from '../../services.ts';
import { auditFilterOf, type AuditQuery } from './list-audit.ts';

// Each download has one or two in memory until its client has taken them.
const batchSize = 100;
// Of all downloads together: each batch blocks the event loop for some milliseconds, and everything else runs in between.
const batches = createLimiter({ concurrency: 1 });

const columns: Record<string, (row: AuditRow) => string> = {
  at: ({ at }) => new Date(at).toISOString(),
  action: ({ action }) => action,
  actor: ({ actor_name: name }) => name ?? '',
  actorId: ({ actor_id: id }) => id ?? '',
  subjectType: ({ subject_type: type }) => type,
  subject: ({ subject_name: name }) => name,
  subjectId: ({ subject_id: id }) => id,
  address: ({ address }) => address,
  detail: ({ detail }) => detail,
};

/** Streams the matching entries as CSV, newest first, in batches of constant memory. */
export async function* streamAuditCsv(
  { db }: Pick<Services, 'db'>,
  query: AuditQuery,
): AsyncGenerator<string> {
  yield csvLine(Object.keys(columns));
  const filter = auditFilterOf(query);
  let after: AuditMatch | undefined;
  do {
    const batch = await batches.run(async () => {
      const rows = await findAuditEntries(db, filter, { limit: batchSize, offset: 0, after });
      return { lines: rows.map(lineOf).join(''), last: rows.at(-1) };
    });
    if (batch.last) yield batch.lines;
    after = batch.last;
  } while (after);
}

const lineOf = (row: AuditRow) => csvLine(Object.values(columns).map((cell) => cell(row)));

/** A line of RFC 4180. Cells that spreadsheets would evaluate as formulas are prefixed with an apostrophe. */
export function csvLine(cells: string[]): string {
  const written = cells.map((cell) => {
    const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  });
  return `${written.join(',')}\r\n`;
}
