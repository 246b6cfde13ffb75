import { readdir, readlink } from 'node:fs/promises';
import { join } from 'node:path';

/** How many files a process has open; connections, which clients keep for a while, are not counted. */
export async function countOpenFiles(pid: number): Promise<number> {
  const folder = `/proc/${pid}/fd`;
  const targets = await Promise.all(
    (await readdir(folder)).map((name) => readlink(join(folder, name)).catch(() => 'closed')),
  );
  return targets.filter((target) => target.startsWith('/')).length;
}
