import type { Db } from '../../database/open.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Log } from '../../lib/log.ts';
import {
  findOrphans,
  findReferenced,
  orphanGraceMs,
} from '../../modules/uploads/blobs/sweep-storage.ts';
import type { Storage } from '../../storage/storage.ts';

interface Places {
  db: Db;
  storage: Storage;
  ages: Clock;
  log: Log;
}

export interface Leftovers {
  /** Stored files and thumbnails to which no row refers. */
  orphans: number;
  /** Writes that began and never ended. */
  unfinished: number;
}

/**
 * Counts the remains of crashes that the sweep has not removed yet. Files younger than a day are ignored:
 * they may belong to uploads in progress.
 */
export async function countLeftovers(places: Places): Promise<Leftovers> {
  const { db, storage, ages } = places;
  let orphans = 0;
  for await (const keys of storage.list()) orphans += (await findOrphans(places, keys)).length;
  let unfinished = 0;
  for await (const key of storage.listUnfinished(ages.now() - orphanGraceMs)) {
    const known = await findReferenced(db, [key]);
    if (!known.has(key)) unfinished += 1;
  }
  return { orphans, unfinished };
}
