import { Database } from 'bun:sqlite';
import { chmod, mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';

import { formatBytes } from '@perch/contract/text/size';

import { type Config, ConfigError } from '../config/config.ts';
import { databasePathOf } from '../database/open.ts';
import { isDiskFull } from '../lib/disk/disk-full.ts';
import { fsyncDir } from '../lib/disk/fsync-dir.ts';
import { version } from '../lib/version.ts';

/** Where copies of a SQLite database lie that were made before its schema was changed, in the data folder. */
export const copiesFolder = 'before-updates';
const copiesMax = 3;
const copyForm = /^perch-.+\.db$/;
const unfinishedForm = /\.unfinished(?:-journal)?$/;

/** A copy of the database; `discard` removes it where the update has failed, and changed nothing. */
export interface UpdateCopy {
  path: string;
  discard(): Promise<void>;
}

/**
 * Copies the SQLite database, whose last migration is `schema`, before this Perch changes it. Only the process that
 * holds the database's write lock may call it. An earlier copy of the same schema for the same version is replaced:
 * the database has all of it. Throws ConfigError where there is no room.
 */
export async function copyBeforeUpdate(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  schema: string,
): Promise<UpdateCopy | undefined> {
  const database = databasePathOf(databaseUrl);
  if (database === undefined) return undefined;
  const folder = join(dataDir, copiesFolder);
  const path = join(folder, `perch-before-${version}-${schema}.db`);
  const unfinished = `${path}.unfinished`;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeUnfinished(folder);
    await copyInto(database, unfinished, folder);
    await rename(unfinished, path);
    await fsyncDir(folder);
    await fsyncDir(dataDir);
  } catch (error) {
    await removeUnfinished(folder).catch(() => {});
    throw isDiskFull(error) ? noRoom(folder) : error;
  }
  return { path, discard: () => rm(path, { force: true }) };
}

/** Removes all copies but the newest; `path` stays, even if the clock is wrong. */
export async function removeOldCopies({ path }: UpdateCopy, dataDir: string): Promise<void> {
  const folder = join(dataDir, copiesFolder);
  const names = (await readdir(folder)).filter((name) => copyForm.test(name));
  const others = names.map((name) => join(folder, name)).filter((each) => each !== path);
  const dated = await Promise.all(
    others.map(async (each) => ({ each, at: (await stat(each)).mtimeMs })),
  );
  const old = dated.toSorted((a, b) => b.at - a.at).slice(copiesMax - 1);
  for (const { each } of old) await rm(each, { force: true });
}

/** What processes that were killed have left; while the write lock is held no other makes one. */
async function removeUnfinished(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => unfinishedForm.test(name));
  for (const name of names) await rm(join(folder, name), { force: true });
}

async function copyInto(database: string, target: string, folder: string): Promise<void> {
  using source = new Database(database, { readonly: true, strict: true });
  // A full disk stops other programs as well, so its free space is checked first.
  const { bavail, bsize } = await statfs(folder);
  if (sizeOf(source) > bavail * bsize) throw noRoom(folder, sizeOf(source));
  // It keeps row ids, unlike VACUUM alone; the search refers to them.
  source.query('vacuum into ?').run(target);
  await chmod(target, 0o600);
  await using copy = await open(target, 'r+');
  await copy.sync();
}

/** Bytes of a copy, which has no free pages. */
function sizeOf(source: Database): number {
  const read = (name: string) => Number(source.query(`pragma ${name}`).values()[0]?.[0]);
  return (read('page_count') - read('freelist_count')) * read('page_size');
}

const noRoom = (folder: string, bytes?: number) =>
  new ConfigError(
    `There is no space in ${folder} for a copy of the database before its update` +
      `${bytes === undefined ? '' : ` (${formatBytes(bytes)})`}. Nothing was changed: free some space, or make this folder a link to another disk.`,
  );
