import { type Kysely, sql } from 'kysely';

import { isPostgres } from '../dialect.ts';
import type { Schema } from '../schema.ts';

/** What a process that serves this database may have in memory, and has to forget or read again. */
export type Invalidation =
  | { kind: 'uploads'; slugs: string[] }
  /** Custom slugs, as `linkNameKey` writes them, that lead elsewhere or have come. */
  | { kind: 'link-names'; names: string[] }
  /** Names on which files are served. */
  | { kind: 'live-domains' }
  /** What accounts may, and what their uploads and tokens have. */
  | { kind: 'accounts' }
  /** Owners whose links work. */
  | { kind: 'owners' }
  /** Settings that administrators change, and the brand's images. */
  | { kind: 'settings' };

export const invalidationChannel = 'perch_changes';
// PostgreSQL takes 8000 bytes at a time: slugs of 36 characters at the most, names of 81.
const slugsMax = 200;
const namesMax = 90;
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
  const { kind } = invalidation;
  if (kind === 'uploads') return inParts(kind, invalidation.slugs, slugsMax);
  if (kind === 'link-names') return inParts(kind, invalidation.names, namesMax);
  return [kind];
}

const inParts = (kind: string, words: readonly string[], wordsMax: number) =>
  Array.from({ length: Math.ceil(words.length / wordsMax) }, (_, part) =>
    [kind, ...words.slice(part * wordsMax, (part + 1) * wordsMax)].join(' '),
  );

const plainKinds = [
  { kind: 'live-domains' },
  { kind: 'accounts' },
  { kind: 'owners' },
  { kind: 'settings' },
] as const;

/** Undefined for kinds that only another version of Perch knows. */
export function parseInvalidation(text: string): Invalidation | undefined {
  const [kind, ...rest] = text.split(' ');
  if (kind === 'uploads') return { kind, slugs: rest };
  if (kind === 'link-names') return { kind, names: rest };
  return plainKinds.find((plain) => plain.kind === kind);
}

export interface InvalidationListener {
  onInvalidation(invalidation: Invalidation): void;
  /** Invalidations may have been missed: all cached data may be stale. */
  onGap(): void;
}

/** Calls its listener until it is closed. */
export interface InvalidationBus {
  close(): Promise<void>;
}
