import { isIP } from 'node:net';

import { sql } from 'kysely';

import { type Clock, minuteMs, secondMs } from '../../clock.ts';
import type { Db } from '../../database/open.ts';
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

/**
 * Counts what may be done only so often, over all processes that serve the database. Who has tried
 * too often costs one look at a row; nobody's address or email can be read there.
 */
export interface Attempts {
  /** Throws `too_many_attempts` with the seconds to wait when the limit has been reached. */
  check(key: string, limit: AttemptLimit): Promise<void>;
  /** The same, and counts: of several at once no more than the limit get through. */
  take(key: string, limit: AttemptLimit): Promise<void>;
  count(key: string, limit: AttemptLimit): Promise<void>;
  forget(key: string): Promise<void>;
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

export function createAttempts(services: AttemptServices): Attempts {
  const { db, clock, secret } = services;
  const nameOf = (key: string) => secret.derive('attempt', key);

  async function check(key: string, { max }: AttemptLimit): Promise<void> {
    const window = await db
      .selectFrom('attempts')
      .select(['count', 'ends_at'])
      .where('key', '=', nameOf(key))
      .where('ends_at', '>', clock.now())
      .executeTakeFirst();
    if (window && window.count >= max) throw tooMany(window, clock);
  }

  const count = (key: string, limit: AttemptLimit) => add(services, nameOf(key), limit);
  return {
    check,
    async take(key, limit) {
      await check(key, limit);
      const window = await count(key, limit);
      if (window.count > limit.max) throw tooMany(window, clock);
    },
    async count(key, limit) {
      await count(key, limit);
    },
    async forget(key) {
      await db.deleteFrom('attempts').where('key', '=', nameOf(key)).execute();
    },
  };
}

/** One more, in the window that is open, or in a new one. */
function add({ db, clock }: AttemptServices, key: string, limit: AttemptLimit): Promise<Window> {
  const now = clock.now();
  const endsAt = now + limit.windowMs;
  return db
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
