import { sql } from 'kysely';

import { databasePathOf, type Db } from '../../database/open.ts';
import { type Clock, minuteMs, secondMs } from '../../lib/clock.ts';
import { type Finding, ok, problem, warning } from './finding.ts';

// This version did not exist earlier.
const earliest = Date.UTC(2026, 0, 1);
const differenceMaxMs = 5 * secondMs;

/** Whether the clock is plausible and agrees with the database's: sessions, links and leases depend on it. */
export async function checkClock(db: Db, url: string, clock: Clock): Promise<Finding> {
  const now = clock.now();
  const shown = new Date(now).toISOString();
  if (now < earliest)
    return problem('clock', `it is not ${shown}; let NTP set this machine's clock`);
  const latest = await findLatestEvent(db);
  if (latest > now + minuteMs) {
    const sentence = `it says ${shown}, but something was recorded at ${new Date(latest).toISOString()}; let NTP set it`;
    return problem('clock', sentence);
  }
  if (databasePathOf(url) !== undefined) return ok('clock', shown);
  const differenceMs = Math.abs((await databaseTime(db)) - clock.now());
  if (differenceMs > differenceMaxMs) {
    const seconds = (differenceMs / secondMs).toFixed(1);
    const make = differenceMs > minuteMs ? problem : warning;
    return make('clock', `${seconds} s away from the database's; let NTP set both`);
  }
  return ok('clock', `${shown}, as the database's`);
}

async function findLatestEvent(db: Db): Promise<number> {
  const latest = await db
    .selectFrom('audit')
    .select('at')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest?.at ?? 0;
}

async function databaseTime(db: Db): Promise<number> {
  const { rows } = await sql<{ now: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(db);
  return rows[0]?.now ?? 0;
}
