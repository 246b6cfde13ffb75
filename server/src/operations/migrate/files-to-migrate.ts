import { sql } from 'kysely';

import type { Db } from '../../database/open.ts';
import { pictureColumns, uploadTables } from '../../database/rows/upload-rows.ts';
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
  const { rows } = await sql<{ key: string; sha256: string | null; bytes: number | null }>`
    select next.key as key, coalesce(min(uploads.sha256), min(trashed.sha256)) as sha256,
      coalesce(min(uploads.size), min(trashed.size)) as bytes from (
      select key from objects where key > ${after} order by key limit ${filesPerBatch}
    ) as next left join uploads on uploads.storage_key = next.key
    left join trashed_uploads as trashed on trashed.storage_key = next.key
    group by next.key order by next.key`.execute(db);
  return rows.map(({ key, sha256, bytes }) => ({
    key,
    sha256: sha256 ?? undefined,
    bytes: bytes ?? undefined,
  }));
}

/** Where the keys of pictures are that were made of uploads. */
const picturePlaces = uploadTables.flatMap((table) =>
  pictureColumns.map((column) => ({ table, column })),
);

async function nextThumbnails(db: Db, after: string): Promise<FileToMigrate[]> {
  const keys: string[] = [];
  for (const { table, column } of picturePlaces) {
    const found = await db
      .selectFrom(table)
      .select(`${column} as key`)
      .where(column, 'is not', null)
      .where(column, '>', after)
      .orderBy(column)
      .limit(filesPerBatch)
      .execute();
    keys.push(...found.flatMap(({ key }) => key ?? []));
  }
  const next = keys.toSorted((a, b) => (a < b ? -1 : 1)).slice(0, filesPerBatch);
  return next.map((key) => ({ key, sha256: undefined }));
}

/** The number of files of this step, with `upTo` only those with keys up to it. */
export async function countFiles(db: Db, step: FileStep, upTo?: string): Promise<number> {
  if (step === 'thumbnails') return countThumbnails(db, upTo);
  const { count } = await db
    .selectFrom('objects')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .$if(upTo !== undefined, (query) => query.where('key', '<=', upTo ?? ''))
    .executeTakeFirstOrThrow();
  return count;
}

async function countThumbnails(db: Db, upTo?: string): Promise<number> {
  let total = 0;
  for (const { table, column } of picturePlaces) {
    const { count } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(column, '>', '')
      .$if(upTo !== undefined, (query) => query.where(column, '<=', upTo ?? ''))
      .executeTakeFirstOrThrow();
    total += count;
  }
  return total;
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
