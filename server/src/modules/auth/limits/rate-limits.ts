import { sql, type Transaction } from 'kysely';

import type { Db } from '../../../database/open.ts';
import type { Schema } from '../../../database/schema.ts';
import type { Secret } from '../../../installation/secret-key.ts';
import { type Clock, secondMs } from '../../../lib/clock.ts';
import { AppError } from '../../../lib/errors.ts';

/** At most `max` within a window that begins with the first. */
export interface RateLimit {
  max: number;
  windowMs: number;
}

/** What is counted, and how often it may be. */
export type LimitedKey = readonly [key: string, limit: RateLimit];

/**
 * Counts what may be done only so often, over all processes that serve the database. Who has tried
 * too often costs one look; nobody's address or email can be read there.
 */
export interface RateLimits {
  /** Throws `too_many_attempts` with the seconds to wait when one of the limits has been reached. */
  check(...counted: LimitedKey[]): Promise<void>;
  /** The same, and counts, all or none: of several at once no more than the limit get through. */
  consume(...counted: LimitedKey[]): Promise<void>;
  record(...counted: LimitedKey[]): Promise<void>;
  /** How often it was counted in the window that is open. */
  count(key: string): Promise<number>;
  /** Takes back what was taken: everything of some, one of others. */
  refund(keys: { all?: readonly string[]; one?: readonly string[] }): Promise<void>;
}

interface RateLimitServices {
  db: Db;
  clock: Clock;
  secret: Pick<Secret, 'derive'>;
}

interface Window {
  count: number;
  ends_at: number;
}

export function createRateLimits({ db, clock, secret }: RateLimitServices): RateLimits {
  const named = (key: string) => secret.derive('attempt', key);

  async function openWindows(keys: readonly string[]): Promise<Map<string, Window>> {
    const nameOf = new Map(keys.map((key) => [named(key), key]));
    const windows = await db
      .selectFrom('attempts')
      .select(['key', 'count', 'ends_at'])
      .where('key', 'in', [...nameOf.keys()])
      .where('ends_at', '>', clock.now())
      .execute();
    return new Map(windows.map((window) => [nameOf.get(window.key) ?? '', window]));
  }

  async function check(...counted: LimitedKey[]): Promise<void> {
    const windows = await openWindows(counted.map(([key]) => key));
    for (const [key, { max }] of counted) {
      const window = windows.get(key);
      if (window && window.count >= max) throw new RateLimitExceeded(key, window, clock);
    }
  }

  // Everywhere in one order, so that two transactions never wait for each other.
  const inOrder = (counted: readonly LimitedKey[]) =>
    counted
      .map(([key, limit]) => ({ key, limit, name: named(key) }))
      .toSorted((left, right) => (left.name < right.name ? -1 : 1));

  const add = (counted: readonly LimitedKey[], isLimited: boolean) =>
    db.transaction().execute(async (transaction) => {
      for (const { key, limit, name } of inOrder(counted)) {
        const window = await addOne(transaction, clock.now(), name, limit);
        if (isLimited && window.count > limit.max) throw new RateLimitExceeded(key, window, clock);
      }
    });

  return {
    check,
    async consume(...counted) {
      await check(...counted);
      await add(counted, true);
    },
    record: (...counted) => add(counted, false),
    count: async (key) => (await openWindows([key])).get(key)?.count ?? 0,
    refund: ({ all = [], one = [] }) =>
      db.transaction().execute(async (transaction) => {
        const forgotten = new Set(all.map(named));
        for (const name of [...forgotten, ...one.map(named)].toSorted()) {
          await (forgotten.has(name) ? removeAll(transaction, name) : removeOne(transaction, name));
        }
      }),
  };
}

async function removeAll(transaction: Transaction<Schema>, name: string): Promise<void> {
  await transaction.deleteFrom('attempts').where('key', '=', name).execute();
}

async function removeOne(transaction: Transaction<Schema>, name: string): Promise<void> {
  await transaction
    .updateTable('attempts')
    .set(({ eb }) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', name)
    .where('count', '>', 0)
    .execute();
}

/** One more, in the window that is open, or in a new one. */
function addOne(
  transaction: Transaction<Schema>,
  now: number,
  key: string,
  { windowMs }: RateLimit,
): Promise<Window> {
  const endsAt = now + windowMs;
  return transaction
    .insertInto('attempts')
    .values({ key, count: 1, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when attempts.ends_at > ${now} then attempts.count + 1 else 1 end`,
        ends_at: sql<number>`case when attempts.ends_at > ${now} then attempts.ends_at else ${endsAt} end`,
      }),
    )
    .returning(['count', 'ends_at'])
    .executeTakeFirstOrThrow();
}

/** Says how long to wait, and which of the limits has been reached. */
export class RateLimitExceeded extends AppError {
  constructor(
    readonly key: string,
    { ends_at: endsAt }: Pick<Window, 'ends_at'>,
    clock: Clock,
  ) {
    const seconds = Math.max(1, Math.ceil((endsAt - clock.now()) / secondMs));
    super('too_many_attempts', `Too many attempts. Please try again in ${spanOf(seconds)}.`, {
      retryAfterSeconds: seconds,
    });
  }
}

function spanOf(seconds: number): string {
  if (seconds === 1) return 'a second';
  return seconds < 100 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}

/** Forgets windows that have ended. */
export async function removeExpiredRateLimits({
  db,
  clock,
}: Pick<RateLimitServices, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('attempts').where('ends_at', '<=', clock.now()).execute();
}
