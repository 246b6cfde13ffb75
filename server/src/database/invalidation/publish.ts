import { type Kysely, sql } from 'kysely';

import { isPostgres } from '../dialect.ts';
import type { Schema } from '../schema.ts';

/** What a process that serves this database may have in memory, and has to forget or read again. */
export type Invalidation =
  | { kind: 'uploads'; slugs: string[] }
  /** Names on which files are served. */
  | { kind: 'live-domains' }
  /** Owners whose links work. */
  | { kind: 'owners' };

export const invalidationChannel = 'perch_changes';
// PostgreSQL takes 8000 bytes at a time.
const slugsMax = 500;
// A process that has fallen behind by more has to forget everything.
const keptMax = 1000;

/**
 * Publishes an invalidation to every process that serves this database, in the transaction of the change
 * that makes it necessary: they hear it when that is committed, and only then.
 */
export async function publishInvalidation(
  db: Kysely<Schema>,
  invalidation: Invalidation,
): Promise<void> {
  for (const text of textsOf(invalidation)) {
    if (isPostgres(db)) {
      await sql`select pg_notify(${invalidationChannel}, ${text})`.execute(db);
    } else {
      await sql`insert into changes (text) values (${text})`.execute(db);
      await sql`delete from changes where id <= (select max(id) from changes) - ${keptMax}`.execute(
        db,
      );
    }
  }
}

function textsOf(invalidation: Invalidation): string[] {
  if (invalidation.kind !== 'uploads') return [invalidation.kind];
  const { kind, slugs } = invalidation;
  const parts = Math.ceil(slugs.length / slugsMax);
  return Array.from({ length: parts }, (_, part) =>
    [kind, ...slugs.slice(part * slugsMax, (part + 1) * slugsMax)].join(' '),
  );
}

/** Undefined for kinds that only another version of Perch knows. */
export function parseInvalidation(text: string): Invalidation | undefined {
  const [kind, ...rest] = text.split(' ');
  if (kind === 'uploads') return { kind, slugs: rest };
  return kind === 'live-domains' || kind === 'owners' ? { kind } : undefined;
}

export interface InvalidationListener {
  onInvalidation(invalidation: Invalidation): void;
  /** Invalidations may have been missed: whatever is in memory may be wrong. */
  onGap(): void;
}

/** Calls its listener until it is closed. */
export interface InvalidationBus {
  close(): Promise<void>;
}
