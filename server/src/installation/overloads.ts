import { sql } from 'kysely';

import { type Counted, createBatchedCounts } from '../database/batched-counts.ts';
import type { Db } from '../database/open.ts';
import { type Clock, dayMs, hourMs } from '../lib/clock.ts';
import type { Log } from '../lib/log.ts';

// Requests that were refused as too much was under way, by the hour and of all processes, for `perch doctor`. A fact
// each, `overloads 2026-11-26T08`, whose names are in the order of time.

const prefix = 'overloads ';
const keptMs = 2 * dayMs;

const factOf = (time: number) => `${prefix}${new Date(time).toISOString().slice(0, 13)}` as const;

export interface Overloads {
  /** Counts a refusal in memory; the database has it a few seconds later. */
  count(): void;
  close(): Promise<void>;
}

interface OverloadServices {
  db: Db;
  clock: Clock;
  log: Pick<Log, 'warn'>;
}

export function createOverloads({ db, clock, log }: OverloadServices): Overloads {
  const counts = createBatchedCounts<'refused'>({
    kinds: ['refused'],
    write: (rows) => write(db, clock, rows),
    onFailure: (rows, error) => log.warn('overloads.flush_failed', { rows, error }),
  });
  return { count: () => counts.count(factOf(clock.now()), 'refused'), close: counts.close };
}

async function write(db: Db, clock: Clock, rows: readonly Counted<'refused'>[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const [name, { refused }] of rows) {
      await sql`insert into facts (name, value) values (${name}, ${String(refused)})
        on conflict (name) do update
        set value = cast(cast(facts.value as bigint) + ${refused} as text)`.execute(transaction);
    }
    await transaction
      .deleteFrom('facts')
      .where('name', 'like', `${prefix}%`)
      .where('name', '<', factOf(clock.now() - keptMs))
      .execute();
  });
}

/** How many requests were refused since the hour of `time`, and when that hour began. */
export async function countOverloadsSince(
  db: Db,
  time: number,
): Promise<{ count: number; since: number }> {
  const facts = await db
    .selectFrom('facts')
    .select('value')
    .where('name', 'like', `${prefix}%`)
    .where('name', '>=', factOf(time))
    .execute();
  const count = facts.reduce((sum, { value }) => sum + Number(value), 0);
  return { count, since: Math.floor(time / hourMs) * hourMs };
}
