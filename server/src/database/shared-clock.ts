import { type Kysely, type RawBuilder, sql } from 'kysely';

import type { Clock } from '../lib/clock.ts';
import { isPostgres } from './dialect.ts';
import type { Schema } from './schema.ts';

/**
 * The time in milliseconds by a clock that all processes on this database share, for leases and locks:
 * the clocks of several servers differ.
 */
export const sharedNow = (db: Kysely<Schema>, clock: Clock): RawBuilder<number> =>
  isPostgres(db)
    ? sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
    : sql<number>`${clock.now()}`;
