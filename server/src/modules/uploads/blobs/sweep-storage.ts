import { pictureColumns, uploadTables } from '../../../database/rows/upload-rows.ts';
import { dayMs } from '../../../lib/clock.ts';
import type { Services } from '../../../services.ts';

/** Age from which unreferenced bytes are orphans; an upload takes less from storing them to writing its row. */
export const orphanGraceMs = dayMs;
const orphansMax = 100_000;
// Crashes leave few orphans. Where most files have no row, the database is the wrong one.
const suspiciousMin = 100;

type SweepServices = Pick<Services, 'db' | 'storage' | 'ages' | 'log'>;

/**
 * Deletes orphans: stored files and thumbnails without a row that are older than `orphanGraceMs`. Throws
 * without deleting any when they are so many that the storage more likely belongs to another installation.
 */
export async function sweepStorage(services: SweepServices, stopping: AbortSignal): Promise<void> {
  const { db, storage, log, ages } = services;
  await storage.removeUnfinished(ages.now() - orphanGraceMs, await findPartialKeys(db));
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
    log.info('blob.orphan_deleted', { key });
  }
}

/** The keys that no row refers to and whose bytes are older than `orphanGraceMs`. */
export async function findOrphans(
  { db, storage, ages }: SweepServices,
  keys: string[],
): Promise<string[]> {
  if (keys.length === 0) return [];
  const referenced = await findReferenced(db, keys);
  const orphans: string[] = [];
  for (const key of keys) {
    if (referenced.has(key)) continue;
    const storedAt = await storage.storedAt(key);
    if (storedAt !== undefined && ages.now() - storedAt > orphanGraceMs) orphans.push(key);
  }
  return orphans;
}

/** The keys that a blob, a picture or a resumable upload refers to. */
export async function findReferenced(db: Services['db'], keys: string[]): Promise<Set<string>> {
  const referenced = new Set<string>();
  // Databases limit the parameters of a statement.
  for (let start = 0; start < keys.length; start += 500) {
    const part = keys.slice(start, start + 500);
    const objects = db.selectFrom('objects').select('key').where('key', 'in', part).execute();
    const pictures = uploadTables.flatMap((table) =>
      pictureColumns.map((column) =>
        db.selectFrom(table).select(`${column} as key`).where(column, 'in', part).execute(),
      ),
    );
    const partial = (column: 'storage_key' | 'tail_key') =>
      db
        .selectFrom('resumable_uploads')
        .select(`${column} as key`)
        .where(column, 'in', part)
        .execute();
    const found = await Promise.all([
      objects,
      ...pictures,
      partial('storage_key'),
      partial('tail_key'),
    ]);
    for (const { key } of found.flat()) if (key !== null) referenced.add(key);
  }
  return referenced;
}

async function findPartialKeys(db: Services['db']): Promise<Set<string>> {
  const rows = await db
    .selectFrom('resumable_uploads')
    .select('storage_key')
    .where('upload_id', 'is', null)
    .execute();
  return new Set(rows.map(({ storage_key: key }) => key));
}
