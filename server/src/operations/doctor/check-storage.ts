import { access, constants, stat, statfs } from 'node:fs/promises';

import { formatBytes } from '@perch/contract/text/size';

import type { Config } from '../../config/config.ts';
import { canDoWithoutDataDir } from '../../installation/data-dir.ts';
import { describeRefusal, listOpen } from '../../installation/private-folder.ts';
import { describeStorage, openSharedStorage } from '../../storage/open-storage.ts';
import { StorageFailure, storageRemedies } from '../../storage/storage-failure.ts';
import { newKey } from '../../storage/storage.ts';
import { type Finding, ok, problem, reasonOf, warning } from './finding.ts';

const probe = Buffer.from('perch doctor');
// Below this, the database will soon run out of space as well.
const freeBytesMin = 256 * 1024 ** 2;

/** Whether the data folder exists and is accessible. */
export async function checkDataFolder(config: Config): Promise<Finding> {
  const about = 'data folder';
  const { dataDir } = config;
  const found = await stat(dataDir).catch(() => undefined);
  if (!found) return warning(about, `${dataDir} does not exist yet; the first start creates it`);
  if (!found.isDirectory()) return problem(about, `${dataDir} is not a folder; set DATA_DIR`);
  try {
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    return ok(about, dataDir);
  } catch (error) {
    if (canDoWithoutDataDir(config)) {
      return ok(about, `${dataDir} cannot be written, but is not needed`);
    }
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'EACCES';
    return problem(about, await describeRefusal(dataDir, code));
  }
}

/** Whether other users of the machine can read the data folder or its content. */
export async function checkPrivacy(config: Config): Promise<Finding> {
  const about = 'data folder';
  const open = await listOpen(config);
  const [first] = open;
  if (first === undefined) return ok(about, 'no other user of this machine can open it');
  const more = open.length > 1 ? ` and ${open.length - 1} more` : '';
  const advice = 'the next start closes what belongs to its user; or run chmod -R go= on it';
  return warning(about, `other users of this machine can open ${first}${more}; ${advice}`);
}

/** Writes, reads and deletes a small file. */
export async function checkStorage(config: Config): Promise<Finding> {
  const key = newKey();
  try {
    const storage = await openSharedStorage(config);
    try {
      await storage.write(
        key,
        (async function* () {
          yield probe;
        })(),
      );
      const read = await new Response(await storage.read(key)).bytes();
      if (!probe.equals(read))
        return problem(
          'storage',
          `a file read back from ${describeStorage(config)} differs from the one written`,
        );
    } finally {
      await storage.remove(key);
    }
    return ok('storage', 'a file was written, read and deleted');
  } catch (error) {
    const remedy =
      error instanceof StorageFailure
        ? storageRemedies[error.kind]
        : 'check permissions and free space';
    const sentence = `a file cannot be written in ${describeStorage(config)} (${reasonOf(error)}); ${remedy}`;
    return problem('storage', sentence);
  }
}

/** Free space for files and the database. */
export async function checkFreeSpace({ dataDir }: Config, maxFileBytes: number): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataDir);
  const freeBytes = bavail * bsize;
  const free = `${formatBytes(freeBytes)} are free in ${dataDir}`;
  if (freeBytes < freeBytesMin) return problem('free space', `${free}; free some space now`);
  if (freeBytes < maxFileBytes) {
    const sentence = `${free}, less than the maximum file size (${formatBytes(maxFileBytes)})`;
    return warning('free space', sentence);
  }
  return ok('free space', free);
}
