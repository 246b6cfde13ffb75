import { sql } from 'kysely';

import type { Db } from '../../../../database/open.ts';
import { sharedNow } from '../../../../database/shared-clock.ts';
import { type Clock, secondMs } from '../../../../lib/clock.ts';
import { AppError } from '../../../../lib/errors.ts';
import type { Log } from '../../../../lib/log.ts';
import { newId } from '../../../../lib/random.ts';
import {
  claimRow,
  declineWishes,
  findHolder,
  freeRow,
  freeRowsOf,
  type Lease,
  listRows,
  renewRows,
  type Wish,
  wishes,
  wishForRow,
} from './lease-rows.ts';
import { HeldLock } from './upload-lease.ts';

// A process that dies while it works on an upload keeps it from the others for so long.
const leaseMs = 8 * secondMs;
const lookEveryMs = secondMs;
// Less often, as it is a write.
const renewEveryMs = 2.5 * secondMs;
const patienceMs = 20 * secondMs;
const askAgainMs = 200;

/**
 * Who works on an upload: one request at a time, of all processes on this database. A request that
 * looks at an upload or removes it asks the one before to end, as the client has come back and the
 * old connection is dead. One that sends bytes takes the place of another only when that one's client
 * is silent; otherwise several that come at once would end each other, and none would get anywhere.
 */
export interface UploadLocks {
  /**
   * Waits until the upload is free. Throws `not_found`, and `upload_locked` when that takes too long,
   * or soon when the wish is for a silent one's end and the holder is not silent.
   */
  acquire(id: string, wish: Wish): Promise<HeldLock>;
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

interface LockServices {
  db: Db;
  clock: Clock;
  log: Log;
}

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

  function hold(id: string, isSending: boolean): HeldLock {
    const lock = new HeldLock(id, isSending);
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

  async function tryAcquire(id: string, isSending = false): Promise<HeldLock | undefined> {
    if (held.has(id)) return undefined;
    const lock = hold(id, isSending);
    try {
      const beganAt = performance.now();
      const isFree = await claimRow(db, id, lease(), 'free');
      lock.isInherited = !isFree;
      if (isFree || (await claimRow(db, id, lease(), sharedNow(db, clock)))) {
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
      const wanted = new Map(rows.map(({ id, release_wanted: wish }) => [id, wish]));
      const goingOn: string[] = [];
      for (const lock of held.values()) {
        if (lock.claimedAt === undefined || lock.claimedAt > beganAt) continue;
        const wish = wanted.get(lock.id);
        if (isDue && wish !== undefined) lock.claimedAt = beganAt;
        if (wish === wishes.none) continue;
        // Otherwise another process has it, or it is gone.
        if (wish === wishes['when silent'] && lock.isAtWork()) goingOn.push(lock.id);
        else lock.askToRelease();
      }
      if (goingOn.length > 0) await declineWishes(db, goingOn, holder);
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

  /** Tells the holder of a row what is wanted, and gives who was told. Throws when it goes on. */
  async function askHolder(id: string, wish: Wish, asked: string | undefined) {
    const row = await findHolder(db, id);
    if (!row) throw notFound();
    const { locked_by: now, release_wanted: wanted } = row;
    if (now === null) return undefined;
    if (wish === 'when silent' && wanted === wishes.none && now === asked) throw locked(1);
    if (wanted === wishes.none || wish === 'at once') await wishForRow(db, id, wish);
    return now;
  }

  return {
    holder,
    lease,
    tryAcquire: (id) => tryAcquire(id),
    begin(id) {
      if (held.has(id)) throw justBeginning();
      return hold(id, true);
    },
    async acquire(id, wish) {
      const until = performance.now() + patienceMs;
      /** The holder elsewhere that has been told of the wish. */
      let asked: string | undefined;
      while (performance.now() < until) {
        const lock = await tryAcquire(id, wish === 'when silent');
        if (lock) return lock;
        const here = held.get(id);
        if (here) {
          if (wish === 'when silent' && here.isAtWork()) throw locked(1);
          here.askToRelease();
          await Promise.race([here.released, Bun.sleep(askAgainMs)]);
          continue;
        }
        asked = await askHolder(id, wish, asked);
        await Bun.sleep(askAgainMs);
      }
      throw locked(5);
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
    freeLeftovers: () => freeRowsOf(db, home, holder),
    stop() {
      isStopping = true;
      for (const lock of held.values()) lock.askToRelease();
    },
  };
}

const locked = (retryAfterSeconds: number) =>
  new AppError('upload_locked', 'Another request is sending this file. Please try again.', {
    retryAfterSeconds,
  });

/** Two requests give one name to what they begin. */
export const justBeginning = () =>
  new AppError('busy', 'This upload is just beginning. Please try again.', {
    retryAfterSeconds: 1,
  });

export const notFound = () => new AppError('not_found', 'There is no such upload, or no longer.');
