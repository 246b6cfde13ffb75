import { type Kysely, type RawBuilder, sql } from 'kysely';

import type { Clock } from '../lib/clock.ts';
import { isPostgres } from './dialect.ts';
import type { Schema } from './schema.ts';

/**
 * The time by a clock that all who use this database share, for what only one may have at a time:
 * the clocks of several machines differ.
 */
export const sharedNow = (db: Kysely<Schema>, clock: Clock): RawBuilder<number> =>
  isPostgres(db)
    ? sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
    : sql<number>`${clock.now()}`;
