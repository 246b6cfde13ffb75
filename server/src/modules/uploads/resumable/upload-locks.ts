import { type RawBuilder, sql } from 'kysely';

import { secondMs } from '../../../clock.ts';
import type { Db } from '../../../database/open.ts';
import { sharedNow } from '../../../database/shared-clock.ts';
import { AppError } from '../../../errors.ts';
import { newId } from '../../../random.ts';
import type { Services } from '../../../services.ts';
import { HeldLock } from './held-lock.ts';

// A process that dies while it works on an upload keeps it from the others for so long.
const leaseMs = 8 * secondMs;
const lookEveryMs = secondMs;
// Less often, as it is a write.
const renewEveryMs = 2.5 * secondMs;
const patienceMs = 20 * secondMs;
const askAgainMs = 200;

/**
 * Who works on an upload: one request at a time, of all processes on this database. Whoever comes
 * asks the one before to end, as the client has come back and the old connection is dead.
 */
export interface UploadLocks {
  /** Waits until the upload is free. Throws `not_found`, and `busy` when that takes too long. */
  acquire(id: string): Promise<HeldLock>;
  /** Takes it when it is free now. */
  tryAcquire(id: string): Promise<HeldLock | undefined>;
  /** For an upload that is not there yet: its row is written with `lease()`. Throws `busy`. */
  begin(id: string): HeldLock;
  release(lock: HeldLock): Promise<void>;
  /** What makes a row this process's, when it is written or while it is held. */
  lease(): Lease;
  /** How a row says that it is this process's. */
  readonly holder: string;
  /** Frees what an earlier process in this place held when it died. */
  freeLeftovers(): Promise<void>;
  /** Asks all work to end; what comes later is asked at once. */
  stop(): void;
}

/** By a clock that all processes share. */
interface Lease {
  locked_by: string;
  locked_until: RawBuilder<number>;
}

type LockServices = Pick<Services, 'db' | 'clock' | 'log'>;

const free = { locked_by: null, locked_until: 0, release_wanted: 0 };

/** `home` is where this process is at home, in which there is never another one. */
export function createUploadLocks(services: LockServices, home: string): UploadLocks {
  const { db, clock, log } = services;
  const holder = `${home}/${newId()}`;
  const held = new Map<string, HeldLock>();
  let looking: NodeJS.Timeout | undefined;
  let isLooking = false;
  let renewedAt = Number.NEGATIVE_INFINITY;
  let isStopping = false;

  const lease = () => ({
    locked_by: holder,
    locked_until: sql<number>`${sharedNow(db, clock)} + ${leaseMs}`,
  });

  function hold(id: string): HeldLock {
    const lock = new HeldLock(id);
    held.set(id, lock);
    if (!looking) {
      looking = setInterval(() => void look(), lookEveryMs);
      renewedAt = performance.now();
    }
    if (isStopping) lock.askToRelease();
    return lock;
  }

  function letGo(lock: HeldLock): void {
    held.delete(lock.id);
    lock.setReleased();
    if (held.size > 0) return;
    clearInterval(looking);
    looking = undefined;
  }

  async function tryAcquire(id: string): Promise<HeldLock | undefined> {
    if (held.has(id)) return undefined;
    const lock = hold(id);
    try {
      const beganAt = performance.now();
      const claim = { ...lease(), release_wanted: 0 };
      const isFree = await claimRow(db, id, claim, 'free');
      lock.isInherited = !isFree;
      if (isFree || (await claimRow(db, id, claim, sharedNow(db, clock)))) {
        lock.claimedAt = beganAt;
        return lock;
      }
      letGo(lock);
      return undefined;
    } catch (error) {
      letGo(lock);
      throw error;
    }
  }

  /** Renews what this process holds, and learns what others want or have taken. */
  async function look(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    const beganAt = performance.now();
    try {
      const isDue = beganAt - renewedAt > renewEveryMs;
      const rows = isDue ? await renewRows(db, lease()) : await listRows(db, holder);
      if (isDue) renewedAt = beganAt;
      const wanted = new Map(rows.map(({ id, release_wanted: isWanted }) => [id, isWanted > 0]));
      for (const lock of held.values()) {
        if (lock.claimedAt === undefined || lock.claimedAt > beganAt) continue;
        if (isDue && wanted.has(lock.id)) lock.claimedAt = beganAt;
        // Somebody else has it, or it is gone.
        if (wanted.get(lock.id) !== false) lock.askToRelease();
      }
      for (const { id } of rows) if (!held.has(id)) await freeRow(db, id, holder);
    } catch (error) {
      log.warn('upload.locks_not_kept', { error });
    } finally {
      isLooking = false;
    }
    const now = performance.now();
    for (const lock of held.values()) {
      if (lock.claimedAt !== undefined && now - lock.claimedAt > leaseMs) lock.askToRelease();
    }
  }

  return {
    holder,
    lease,
    tryAcquire,
    begin(id) {
      if (held.has(id)) throw justBeginning();
      return hold(id);
    },
    async acquire(id) {
      const until = performance.now() + patienceMs;
      while (performance.now() < until) {
        const lock = await tryAcquire(id);
        if (lock) return lock;
        const here = held.get(id);
        here?.askToRelease();
        if (!here && !(await wantRow(db, id))) throw notFound();
        await (here ? Promise.race([here.released, Bun.sleep(askAgainMs)]) : Bun.sleep(askAgainMs));
      }
      throw new AppError('busy', 'Another request is still sending this file. Please try again.', {
        retryAfterSeconds: 5,
      });
    },
    async release(lock) {
      try {
        lock.claimedAt = undefined;
        await freeRow(db, lock.id, holder);
      } catch (error) {
        // It ends by itself, or is freed with the next look.
        log.warn('upload.lock_left_behind', { id: lock.id, error });
      } finally {
        letGo(lock);
      }
    },
    async freeLeftovers() {
      await db
        .updateTable('resumable_uploads')
        .set(free)
        .where('locked_by', 'like', `${home}/%`)
        .where('locked_by', '<>', holder)
        .execute();
    },
    stop() {
      isStopping = true;
      for (const lock of held.values()) lock.askToRelease();
    },
  };
}

/** Two requests give one name to what they begin. */
export const justBeginning = () =>
  new AppError('busy', 'This upload is just beginning. Please try again.', {
    retryAfterSeconds: 1,
  });

export const notFound = () => new AppError('not_found', 'There is no such upload, or no longer.');

/** Takes one that is free, or whose lease has ended by this time. */
async function claimRow(
  db: Db,
  id: string,
  claim: Lease & { release_wanted: number },
  when: 'free' | RawBuilder<number>,
): Promise<boolean> {
  const claimed = await db
    .updateTable('resumable_uploads')
    .set(claim)
    .where('id', '=', id)
    .where(({ eb, or }) => {
      if (when !== 'free') return eb('locked_until', '<=', when);
      // This process's own was left behind: here nobody works on it.
      return or([eb('locked_by', 'is', null), eb('locked_by', '=', claim.locked_by)]);
    })
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

async function freeRow(db: Db, id: string, holder: string): Promise<void> {
  await db
    .updateTable('resumable_uploads')
    .set(free)
    .where('id', '=', id)
    .where('locked_by', '=', holder)
    .execute();
}

/** Tells whoever holds it; false where there is no such upload. */
async function wantRow(db: Db, id: string): Promise<boolean> {
  const wanted = await db
    .updateTable('resumable_uploads')
    .set({ release_wanted: 1 })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return wanted !== undefined;
}

function listRows(db: Db, holder: string) {
  return db
    .selectFrom('resumable_uploads')
    .select(['id', 'release_wanted'])
    .where('locked_by', '=', holder)
    .execute();
}

function renewRows(db: Db, { locked_by, locked_until }: Lease) {
  return db
    .updateTable('resumable_uploads')
    .set({ locked_until })
    .where('locked_by', '=', locked_by)
    .returning(['id', 'release_wanted'])
    .execute();
}
