import { sql } from 'kysely';

import type { Db } from '../../../../database/open.ts';
import { sharedNow } from '../../../../database/shared-clock.ts';
import { type Clock, secondMs } from '../../../../lib/clock.ts';
import { AppError } from '../../../../lib/errors.ts';
import type { Log } from '../../../../lib/log.ts';
import { newId } from '../../../../lib/random.ts';
import {
  claimLease,
  declineRequests,
  findHolder,
  type LeaseColumns,
  listLeases,
  releaseLease,
  releaseLeasesOf,
  type ReleaseRequest,
  releaseRequests,
  renewLeases,
  requestRelease,
} from './lease-rows.ts';
import { UploadLease } from './upload-lease.ts';

// For so long a process that dies while it works on an upload keeps it from the others.
const leaseMs = 8 * secondMs;
const refreshEveryMs = secondMs;
// Less often, as it is a write.
const renewEveryMs = 2.5 * secondMs;
const patienceMs = 20 * secondMs;
const askAgainMs = 200;

/**
 * Leases of uploads: one request at a time holds one, of all processes on this database. HEAD and DELETE
 * ask the holder to release it, as the client has come back and the old connection is dead. PATCH takes it
 * over only when the holder's client is silent; otherwise several PATCHes at once would end each other, and
 * none would get anywhere.
 */
export interface UploadLeases {
  /**
   * Waits until no other request holds the lease. Throws `not_found`, and `upload_locked` after 20 s, or
   * within a second with `when silent` where the holder's client is not silent.
   */
  acquire(id: string, request: ReleaseRequest): Promise<UploadLease>;
  /** The lease, if it is free now. */
  tryAcquire(id: string): Promise<UploadLease | undefined>;
  /** The lease of an upload that is being created: its row is written with `columns()`. Throws `busy`. */
  begin(id: string): UploadLease;
  release(lease: UploadLease): Promise<void>;
  /** The columns with which a row is leased by this process. */
  columns(): LeaseColumns;
  /** This process in `locked_by`. */
  readonly holder: string;
  /** Releases the leases that an earlier process of this `home` held when it died. */
  releaseStale(): Promise<void>;
  /** Asks the requests that hold leases to end, and later ones at once. */
  stop(): void;
}

interface LeaseServices {
  db: Db;
  clock: Clock;
  log: Log;
}

/** `home` is the name of this process's data folder and number, which no other live process has. */
export function createUploadLeases(services: LeaseServices, home: string): UploadLeases {
  const { db, clock, log } = services;
  const holder = `${home}/${newId()}`;
  const held = new Map<string, UploadLease>();
  let refreshTimer: NodeJS.Timeout | undefined;
  let isRefreshing = false;
  let renewedAt = Number.NEGATIVE_INFINITY;
  let isStopping = false;

  const columns = () => ({
    locked_by: holder,
    locked_until: sql<number>`${sharedNow(db, clock)} + ${leaseMs}`,
  });

  function hold(id: string, isSending: boolean): UploadLease {
    const lease = new UploadLease(id, isSending);
    held.set(id, lease);
    if (!refreshTimer) {
      refreshTimer = setInterval(() => void refresh(), refreshEveryMs);
      renewedAt = performance.now();
    }
    if (isStopping) lease.askToRelease();
    return lease;
  }

  function forget(lease: UploadLease): void {
    held.delete(lease.id);
    lease.setReleased();
    if (held.size > 0) return;
    clearInterval(refreshTimer);
    refreshTimer = undefined;
  }

  async function tryAcquire(id: string, isSending = false): Promise<UploadLease | undefined> {
    if (held.has(id)) return undefined;
    const lease = hold(id, isSending);
    try {
      const beganAt = performance.now();
      const isFree = await claimLease(db, id, columns(), 'free');
      lease.isInherited = !isFree;
      if (isFree || (await claimLease(db, id, columns(), sharedNow(db, clock)))) {
        lease.claimedAt = beganAt;
        return lease;
      }
      forget(lease);
      return undefined;
    } catch (error) {
      forget(lease);
      throw error;
    }
  }

  /** Renews this process's leases, and reads which of them others have requested or taken over. */
  async function refresh(): Promise<void> {
    if (isRefreshing) return;
    isRefreshing = true;
    const beganAt = performance.now();
    // One that is claimed while the database answers may be missing from the answer.
    const claimed = [...held.values()].filter(({ claimedAt }) => claimedAt !== undefined);
    try {
      const isDue = beganAt - renewedAt > renewEveryMs;
      const rows = isDue ? await renewLeases(db, columns()) : await listLeases(db, holder);
      if (isDue) renewedAt = beganAt;
      const wanted = new Map(rows.map(({ id, release_wanted: request }) => [id, request]));
      const goingOn: string[] = [];
      for (const lease of claimed) {
        if (lease.claimedAt === undefined) continue;
        const request = wanted.get(lease.id);
        if (isDue && request !== undefined) lease.claimedAt = beganAt;
        if (request === releaseRequests.none) continue;
        // Without a row here another process holds the lease, or the upload was removed.
        if (request === releaseRequests['when silent'] && lease.isAtWork()) goingOn.push(lease.id);
        else lease.askToRelease();
      }
      if (goingOn.length > 0) await declineRequests(db, goingOn, holder);
      for (const { id, locked_until: until } of rows) {
        // Not one that the next request has claimed by then.
        if (!held.has(id)) await releaseLease(db, id, holder, until);
      }
    } catch (error) {
      log.warn('upload.lease_renewal_failed', { error });
    } finally {
      isRefreshing = false;
    }
    const now = performance.now();
    for (const lease of held.values()) {
      if (lease.claimedAt !== undefined && now - lease.claimedAt > leaseMs) lease.askToRelease();
    }
  }

  /** Asks the holder to release a lease; gives the holder. Throws `upload_locked` where it has declined. */
  async function askHolder(id: string, request: ReleaseRequest, asked: string | undefined) {
    const row = await findHolder(db, id);
    if (!row) throw uploadNotFound();
    const { locked_by: now, release_wanted: wanted } = row;
    if (now === null) return undefined;
    if (request === 'when silent' && wanted === releaseRequests.none && now === asked)
      throw locked(1);
    if (wanted === releaseRequests.none || request === 'at once')
      await requestRelease(db, id, request);
    return now;
  }

  return {
    holder,
    columns,
    tryAcquire: (id) => tryAcquire(id),
    begin(id) {
      if (held.has(id)) throw creationInProgress();
      return hold(id, true);
    },
    async acquire(id, request) {
      const until = performance.now() + patienceMs;
      /** The holder elsewhere that has been notified of the request. */
      let asked: string | undefined;
      while (performance.now() < until) {
        const lease = await tryAcquire(id, request === 'when silent');
        if (lease) return lease;
        const here = held.get(id);
        if (here) {
          if (request === 'when silent' && here.isAtWork()) throw locked(1);
          here.askToRelease();
          await Promise.race([here.released, Bun.sleep(askAgainMs)]);
          continue;
        }
        asked = await askHolder(id, request, asked);
        await Bun.sleep(askAgainMs);
      }
      throw locked(5);
    },
    async release(lease) {
      try {
        lease.claimedAt = undefined;
        await releaseLease(db, lease.id, holder);
      } catch (error) {
        // It expires, or the next refresh releases it.
        log.warn('upload.lease_release_failed', { id: lease.id, error });
      } finally {
        forget(lease);
      }
    },
    releaseStale: () => releaseLeasesOf(db, home, holder),
    stop() {
      isStopping = true;
      for (const lease of held.values()) lease.askToRelease();
    },
  };
}

const locked = (retryAfterSeconds: number) =>
  new AppError('upload_locked', (m) => m.errors.uploadLocked, {
    retryAfterSeconds,
  });

/** Two requests create an upload with one Idempotency-Key at the same time. */
export const creationInProgress = () =>
  new AppError('busy', (m) => m.errors.uploadBeginning, {
    retryAfterSeconds: 1,
  });

export const uploadNotFound = () => new AppError('not_found', (m) => m.errors.noSuchUpload);
