import { sql } from 'kysely';

import type { Db } from '../../database/open.ts';
import type { FileToMigrate } from './copy-file.ts';

const filesPerBatch = 100;
const keysPerQuery = 500;

/** The kinds of stored files, in the order in which they are migrated. */
export const fileSteps = ['files', 'thumbnails'] as const;
export type FileStep = (typeof fileSteps)[number];

/** The next batch after this key, in key order; empty at the end. */
export async function nextFiles(db: Db, step: FileStep, after: string): Promise<FileToMigrate[]> {
  return step === 'files' ? nextObjects(db, after) : nextThumbnails(db, after);
}

async function nextObjects(db: Db, after: string): Promise<FileToMigrate[]> {
  const { rows } = await sql<{ key: string; sha256: string | null }>`
    select next.key as key, min(uploads.sha256) as sha256 from (
      select key from objects where key > ${after} order by key limit ${filesPerBatch}
    ) as next left join uploads on uploads.storage_key = next.key
    group by next.key order by next.key`.execute(db);
  return rows.map(({ key, sha256 }) => ({ key, sha256: sha256 ?? undefined }));
}

async function nextThumbnails(db: Db, after: string): Promise<FileToMigrate[]> {
  const rows = await db
    .selectFrom('uploads')
    .select('thumbnail_key')
    .where('thumbnail_key', 'is not', null)
    .where('thumbnail_key', '>', after)
    .orderBy('thumbnail_key')
    .limit(filesPerBatch)
    .execute();
  return rows.map(({ thumbnail_key: key }) => ({ key: key ?? '', sha256: undefined }));
}

/** The number of files of this step, with `upTo` only those with keys up to it. */
export async function countFiles(db: Db, step: FileStep, upTo?: string): Promise<number> {
  const counted =
    step === 'files'
      ? db
          .selectFrom('objects')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .$if(upTo !== undefined, (query) => query.where('key', '<=', upTo ?? ''))
      : db
          .selectFrom('uploads')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('thumbnail_key', '>', '')
          .$if(upTo !== undefined, (query) => query.where('thumbnail_key', '<=', upTo ?? ''));
  return (await counted.executeTakeFirstOrThrow()).count;
}

/** The number of these keys that belong to uploads. */
export async function countKnown(db: Db, keys: string[]): Promise<number> {
  let count = 0;
  for (let start = 0; start < keys.length; start += keysPerQuery) {
    const known = await db
      .selectFrom('objects')
      .select('key')
      .where('key', 'in', keys.slice(start, start + keysPerQuery))
      .execute();
    count += known.length;
  }
  return count;
}
