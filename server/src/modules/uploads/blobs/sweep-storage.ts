import { dayMs } from '../../../lib/clock.ts';
import type { Services } from '../../../services.ts';

// Bytes are stored before their row is written; an upload takes less than this in between.
export const graceMs = dayMs;
const orphansMax = 100_000;
// Some are left by crashes. Where most have no row, it is the database that is wrong.
const suspiciousMin = 100;

type SweepServices = Pick<Services, 'db' | 'storage' | 'ages' | 'log'>;

/**
 * Removes stored files and thumbnails that no upload refers to, once they are a day old. Throws
 * without removing anything when there are so many that this is more likely another installation's
 * storage.
 */
export async function sweepStorage(services: SweepServices, stopping: AbortSignal): Promise<void> {
  const { db, storage, log, ages } = services;
  await storage.removeUnfinished(ages.now() - graceMs, await findPartialKeys(db));
  const orphans: string[] = [];
  let total = 0;
  for await (const keys of storage.list()) {
    if (stopping.aborted || orphans.length >= orphansMax) break;
    total += keys.length;
    orphans.push(...(await findOrphans(services, keys)));
  }
  if (stopping.aborted || orphans.length === 0) return;
  if (orphans.length > suspiciousMin && orphans.length * 2 > total) {
    throw new Error(
      `${orphans.length} of ${total} stored files are in no list of uploads; none was removed.`,
    );
  }
  for (const key of orphans) {
    if (stopping.aborted) return;
    await storage.remove(key);
    log.info('storage.swept', { key });
  }
}

/** Those of these stored keys that nothing refers to, and that are old enough. */
export async function findOrphans(
  { db, storage, ages }: SweepServices,
  keys: string[],
): Promise<string[]> {
  if (keys.length === 0) return [];
  const known = await findKnown(db, keys);
  const orphans: string[] = [];
  for (const key of keys) {
    if (known.has(key)) continue;
    const storedAt = await storage.storedAt(key);
    if (storedAt !== undefined && ages.now() - storedAt > graceMs) orphans.push(key);
  }
  return orphans;
}

/** Those of these keys that something refers to. */
export async function findKnown(db: Services['db'], keys: string[]): Promise<Set<string>> {
  const known = new Set<string>();
  // A statement takes a limited number of values.
  for (let start = 0; start < keys.length; start += 500) {
    const part = keys.slice(start, start + 500);
    const objects = db.selectFrom('objects').select('key').where('key', 'in', part).execute();
    const thumbnails = db
      .selectFrom('uploads')
      .select('thumbnail_key as key')
      .where('thumbnail_key', 'in', part)
      .execute();
    const arriving = (column: 'storage_key' | 'tail_key') =>
      db
        .selectFrom('resumable_uploads')
        .select(`${column} as key`)
        .where(column, 'in', part)
        .execute();
    const found = await Promise.all([
      objects,
      thumbnails,
      arriving('storage_key'),
      arriving('tail_key'),
    ]);
    for (const { key } of found.flat()) if (key !== null) known.add(key);
  }
  return known;
}

async function findPartialKeys(db: Services['db']): Promise<Set<string>> {
  const rows = await db
    .selectFrom('resumable_uploads')
    .select('storage_key')
    .where('upload_id', 'is', null)
    .execute();
  return new Set(rows.map(({ storage_key: key }) => key));
}
