import { type Kysely, sql } from 'kysely';

import { isPostgres } from '../dialect.ts';
import type { Schema } from '../schema.ts';

/** What others who serve this database may have in memory, and have to forget. */
export type Change =
  | { kind: 'uploads'; slugs: string[] }
  /** The uploads whose links are on this domain. */
  | { kind: 'links'; domainId: string }
  /** Which names files are served on. */
  | { kind: 'live-domains' }
  /** Whose links work. */
  | { kind: 'owners' };

export const changesChannel = 'perch_changes';
// PostgreSQL takes 8000 bytes at a time.
const slugsMax = 500;
// Whoever has not looked for so many changes has to forget everything.
const changesKept = 1000;

/**
 * Tells every process that serves this database of a change. Given the transaction of the change,
 * they are told when it is committed, and only then.
 */
export async function announce(db: Kysely<Schema>, change: Change): Promise<void> {
  for (const text of textsOf(change)) {
    if (isPostgres(db)) {
      await sql`select pg_notify(${changesChannel}, ${text})`.execute(db);
    } else {
      await sql`insert into changes (text) values (${text})`.execute(db);
      await sql`delete from changes where id <= (select max(id) from changes) - ${changesKept}`.execute(
        db,
      );
    }
  }
}

function textsOf(change: Change): string[] {
  if (change.kind === 'live-domains' || change.kind === 'owners') return [change.kind];
  if (change.kind === 'links') return [`${change.kind} ${change.domainId}`];
  const { kind, slugs } = change;
  const parts = Math.ceil(slugs.length / slugsMax);
  return Array.from({ length: parts }, (_, part) =>
    [kind, ...slugs.slice(part * slugsMax, (part + 1) * slugsMax)].join(' '),
  );
}

/** Undefined for what a later version may tell. */
export function parseChange(text: string): Change | undefined {
  const [kind, ...rest] = text.split(' ');
  const [domainId] = rest;
  if (kind === 'uploads') return { kind, slugs: rest };
  if (kind === 'links' && domainId !== undefined) return { kind, domainId };
  return kind === 'live-domains' || kind === 'owners' ? { kind } : undefined;
}

export interface ChangeListener {
  onChange(change: Change): void;
  /** Changes may have been missed: whatever is in memory may be wrong. */
  onGap(): void;
}

/** Tells of changes until it is closed. */
export interface ChangeFeed {
  close(): Promise<void>;
}
