import { isIP } from 'node:net';

import { sql, type Transaction } from 'kysely';

import { type Clock, minuteMs, secondMs } from '../../clock.ts';
import type { Db } from '../../database/open.ts';
import type { Schema } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import type { Secret } from '../../secret.ts';

/** At most `max` within a window that begins with the first. */
export interface AttemptLimit {
  max: number;
  windowMs: number;
}

/** Failed sign-ins to one account from one address: its owner elsewhere still gets in. */
export const accountLimit: AttemptLimit = { max: 10, windowMs: 15 * minuteMs };
/** Failed sign-ins from one address, to whatever account. */
export const addressLimit: AttemptLimit = { max: 100, windowMs: 15 * minuteMs };
/** New accounts, and mails with links, from one address. */
export const requestLimit: AttemptLimit = { max: 100, windowMs: 60 * minuteMs };

/** The key under which what this address does is counted. */
export const attemptsFrom = (action: string, address: string) => `${action} ${networkOf(address)}`;

/** Whoever has one address of IPv6 has 2^64 of them: the first half says who it is. */
function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [left = '', right = ''] = address.split('::');
  const [head, tail] = [groupsOf(left), groupsOf(right)];
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => 0);
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
}

const groupsOf = (text: string) =>
  text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));

/** What is counted, and how often it may be. */
export type Counted = readonly [key: string, limit: AttemptLimit];

/**
 * Counts what may be done only so often, over all processes that serve the database. Who has tried
 * too often costs one look; nobody's address or email can be read there.
 */
export interface Attempts {
  /** Throws `too_many_attempts` with the seconds to wait when one of the limits has been reached. */
  check(...counted: Counted[]): Promise<void>;
  /** The same, and counts, all or none: of several at once no more than the limit get through. */
  take(...counted: Counted[]): Promise<void>;
  count(...counted: Counted[]): Promise<void>;
  /** Takes back what was taken: everything of some, one of others. */
  undo(keys: { all?: string; one?: string }): Promise<void>;
}

interface AttemptServices {
  db: Db;
  clock: Clock;
  secret: Pick<Secret, 'derive'>;
}

interface Window {
  count: number;
  ends_at: number;
}

export function createAttempts({ db, clock, secret }: AttemptServices): Attempts {
  const named = (key: string) => secret.derive('attempt', key);

  async function check(...counted: Counted[]): Promise<void> {
    const maxOf = new Map(counted.map(([key, { max }]) => [named(key), max]));
    const windows = await db
      .selectFrom('attempts')
      .select(['key', 'count', 'ends_at'])
      .where('key', 'in', [...maxOf.keys()])
      .where('ends_at', '>', clock.now())
      .execute();
    const full = windows.find(({ key, count }) => count >= (maxOf.get(key) ?? Infinity));
    if (full) throw tooMany(full, clock);
  }

  const add = (counted: readonly Counted[], isLimited: boolean) =>
    db.transaction().execute(async (transaction) => {
      for (const [key, limit] of counted) {
        const window = await addOne(transaction, clock.now(), named(key), limit);
        if (isLimited && window.count > limit.max) throw tooMany(window, clock);
      }
    });

  return {
    check,
    async take(...counted) {
      await check(...counted);
      await add(counted, true);
    },
    count: (...counted) => add(counted, false),
    undo: ({ all, one }) =>
      db.transaction().execute(async (transaction) => {
        if (all !== undefined) {
          await transaction.deleteFrom('attempts').where('key', '=', named(all)).execute();
        }
        if (one === undefined) return;
        await transaction
          .updateTable('attempts')
          .set(({ eb }) => ({ count: eb('count', '-', 1) }))
          .where('key', '=', named(one))
          .where('count', '>', 0)
          .execute();
      }),
  };
}

/** One more, in the window that is open, or in a new one. */
function addOne(
  transaction: Transaction<Schema>,
  now: number,
  key: string,
  { windowMs }: AttemptLimit,
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

const tooMany = ({ ends_at: endsAt }: Window, clock: Clock) =>
  new AppError('too_many_attempts', 'Too many attempts. Please try again later.', {
    retryAfterSeconds: Math.max(1, Math.ceil((endsAt - clock.now()) / secondMs)),
  });

/** Forgets windows that have ended. */
export async function removeExpiredAttempts({
  db,
  clock,
}: Pick<AttemptServices, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('attempts').where('ends_at', '<=', clock.now()).execute();
}
