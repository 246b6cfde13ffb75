import type { Criteria, ListFilter } from '@perch/contract/uploads/lists';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../database/open.ts';
import { indexed, where } from '../../../database/walk.ts';
import { dayMs, dayOf } from '../../../lib/clock.ts';
import type { Position } from '../../../lib/cursor.ts';
import type { Services } from '../../../services.ts';
import { criteriaColumns, criteriaConditions } from '../list/criteria.ts';

const largeMin = 100 * 1024 ** 2;
const unopenedDays = 365;
// Rows that are looked at at once, while other requests wait: a few milliseconds.
const rowsPerSlice = 2000;

interface Group {
  uploads: number;
  bytes: number;
  query: ListFilter;
}

const names = ['large', 'unopened', 'duplicates', 'unsorted'] as const;
type Name = (typeof names)[number];

/** What of the owner's uploads could go. All of them are looked at, a slice at a time. */
export async function readCleanup(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  ownerId: string,
): Promise<Record<Name | 'trash', Group>> {
  const since = new Date((dayOf(clock.now()) - unopenedDays) * dayMs).toISOString();
  const criteria: Record<Name, Criteria> = {
    large: { minSize: largeMin },
    unopened: { unopenedSince: since },
    duplicates: { duplicate: 'true' },
    unsorted: { noAlbum: 'true' },
  };
  const empty = (query: ListFilter): Group => ({ uploads: 0, bytes: 0, query });
  const groups = {
    large: empty({ ...criteria.large, sort: 'size' }),
    unopened: empty(criteria.unopened),
    duplicates: empty(criteria.duplicates),
    unsorted: empty(criteria.unsorted),
  };
  let after: Position | undefined;
  do {
    const { rows, last } = await readSlice(db, { ownerId, after, criteria });
    for (const { name, uploads, bytes } of rows) {
      groups[name].uploads += Number(uploads);
      groups[name].bytes += Number(bytes);
    }
    after = last;
  } while (after);
  return { ...groups, trash: { ...(await readTrash(db, ownerId)), query: { trashed: 'true' } } };
}

interface Slice {
  ownerId: string;
  after: Position | undefined;
  criteria: Record<Name, Criteria>;
}

interface Counted {
  name: Name;
  uploads: number;
  bytes: number;
}

/** Number and size of the uploads of each group among the next so many, and the last of these unless they are the last of all. */
async function readSlice(
  db: Db,
  { ownerId, after, criteria }: Slice,
): Promise<{ rows: Counted[]; last: Position | undefined }> {
  const behind = after ? [sql`(created_at, id) > (${after.key}, ${after.id})`] : [];
  const next = sql`from ${indexed(db, 'uploads', 'uploads_by_owner', 'uploads')}
    ${where([sql`user_id = ${ownerId}`, ...behind])} order by created_at, id limit`;
  const end = sql<Position>`select created_at as key, id ${next} 1 offset ${rowsPerSlice - 1}`;
  const counts = names.map((name) => countIn(next, name, criteria[name]));
  const { rows: ends } = await end.execute(db);
  const { rows } = await sql<Counted>`${sql.join(counts, sql` union all `)}`.execute(db);
  return { rows, last: ends[0] };
}

function countIn(next: RawBuilder<unknown>, name: Name, criteria: Criteria): RawBuilder<unknown> {
  const columns = [...new Set(['id', 'size', ...criteriaColumns(criteria)])];
  const conditions = criteriaConditions(criteria, (column) => sql.ref(`slice.${column}`));
  return sql`select ${sql.lit(name)} as name, count(*) as uploads, coalesce(sum(size), 0) as bytes
    from (select ${sql.join(columns.map((column) => sql.ref(column)))} ${next} ${rowsPerSlice}) as slice
    ${where(conditions)}`;
}

async function readTrash(db: Db, ownerId: string) {
  const { uploads, bytes } = await db
    .selectFrom('trashed_uploads')
    .select(({ fn }) => [
      fn.countAll<number>().as('uploads'),
      fn.coalesce(fn.sum<number>('size'), sql<number>`0`).as('bytes'),
    ])
    .where('user_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return { uploads: Number(uploads), bytes: Number(bytes) };
}
