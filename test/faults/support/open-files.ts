import { readdir, readlink } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * How many regular files a process has open, but for those that it prints to: the runtime opens them once more when it
 * first prints a line.
 */
export async function countOpenFiles(pid: number): Promise<number> {
  const folder = `/proc/${pid}/fd`;
  const targetOf = (name: string) => readlink(join(folder, name)).catch(() => 'closed');
  const printed = new Set(await Promise.all(['1', '2'].map(targetOf)));
  const targets = await Promise.all((await readdir(folder)).map(targetOf));
  return targets.filter((target) => target.startsWith('/') && !printed.has(target)).length;
}
