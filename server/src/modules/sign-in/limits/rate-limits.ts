import type { Sentence } from '@perch/messages/catalogue';
import { sql, type Transaction } from 'kysely';

import type { Db } from '../../../database/open.ts';
import type { Schema } from '../../../database/schema.ts';
import type { Secret } from '../../../installation/secret-key.ts';
import { type Clock, secondMs } from '../../../lib/clock.ts';
import { AppError } from '../../../lib/errors.ts';

/** At most `max` within a window that starts with the first use. */
export interface RateLimit {
  max: number;
  windowMs: number;
}

/** A key to be keys, and its limit. */
export type LimitedKey = readonly [key: string, limit: RateLimit];

/**
 * Fixed-window rate limits, shared by all processes on the database. Refusing a client costs one query and
 * no write. Keys are stored as HMACs, so the table reveals no addresses or emails.
 */
export interface RateLimits {
  /** Throws RateLimitExceeded (`too_many_attempts`, with Retry-After) if a limit has been reached. */
  check(...keys: LimitedKey[]): Promise<void>;
  /** Checks and counts all keys or none, atomically: concurrent calls never exceed a limit. */
  consume(...keys: LimitedKey[]): Promise<void>;
  /** Counts without checking. */
  record(...keys: LimitedKey[]): Promise<void>;
  /** The counts of keys in their current windows; those that have none are absent. */
  counts(keys: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Resets the keys in `all`, and takes back one count of those in `one`. */
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

/** Rate limits in the table `attempts`, whose windows are by this process's clock. */
export function createRateLimits({ db, clock, secret }: RateLimitServices): RateLimits {
  const hashed = (key: string) => secret.derive('attempt', key);

  async function openWindows(keys: readonly string[]): Promise<Map<string, Window>> {
    const nameOf = new Map(keys.map((key) => [hashed(key), key]));
    const windows = await db
      .selectFrom('attempts')
      .select(['key', 'count', 'ends_at'])
      .where('key', 'in', [...nameOf.keys()])
      .where('ends_at', '>', clock.now())
      .execute();
    return new Map(windows.map((window) => [nameOf.get(window.key) ?? '', window]));
  }

  async function check(...keys: LimitedKey[]): Promise<void> {
    const windows = await openWindows(keys.map(([key]) => key));
    for (const [key, { max }] of keys) {
      const window = windows.get(key);
      if (window && window.count >= max) throw new RateLimitExceeded(key, window, clock);
    }
  }

  // Always in the same order, so that concurrent transactions cannot deadlock.
  const inOrder = (keys: readonly LimitedKey[]) =>
    keys
      .map(([key, limit]) => ({ key, limit, name: hashed(key) }))
      .toSorted((left, right) => (left.name < right.name ? -1 : 1));

  const add = (keys: readonly LimitedKey[], isLimited: boolean) =>
    db.transaction().execute(async (transaction) => {
      // One moment for all: windows of one length that begin together end together.
      const now = clock.now();
      for (const { key, limit, name } of inOrder(keys)) {
        const window = await addOne(transaction, now, name, limit);
        if (isLimited && window.count > limit.max) throw new RateLimitExceeded(key, window, clock);
      }
    });

  return {
    check,
    async consume(...keys) {
      await check(...keys);
      await add(keys, true);
    },
    record: (...keys) => add(keys, false),
    async counts(keys) {
      const windows = await openWindows(keys);
      return new Map([...windows].map(([key, { count }]) => [key, count]));
    },
    refund: ({ all = [], one = [] }) =>
      db.transaction().execute(async (transaction) => {
        const forgotten = new Set(all.map(hashed));
        for (const name of [...new Set([...forgotten, ...one.map(hashed)])].toSorted()) {
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

/** Counts one in the current window, or starts a new one. */
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

/** `too_many_attempts` with the time to wait; `key` is the limit that was reached. */
export class RateLimitExceeded extends AppError {
  constructor(
    readonly key: string,
    { ends_at: endsAt }: Pick<Window, 'ends_at'>,
    clock: Clock,
  ) {
    const seconds = Math.max(1, Math.ceil((endsAt - clock.now()) / secondMs));
    super('too_many_attempts', sentenceOf(seconds), {
      retryAfterSeconds: seconds,
    });
  }
}

function sentenceOf(seconds: number): Sentence {
  if (seconds < 100) return (m) => m.errors.tooManyAttempts.seconds({ seconds });
  return (m) => m.errors.tooManyAttempts.minutes({ minutes: Math.ceil(seconds / 60) });
}

/** Deletes windows that have ended. */
export async function removeExpiredRateLimits({
  db,
  clock,
}: Pick<RateLimitServices, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('attempts').where('ends_at', '<=', clock.now()).execute();
}
