import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { projectRoot } from './programs.ts';

/** A folder for one measurement, gone with everything in it when it is disposed of. */
export interface WorkFolder extends AsyncDisposable {
  path: string;
}

/** On the disk of the project, because a folder for temporary files is often memory. */
export async function makeWorkFolder(name: string): Promise<WorkFolder> {
  const parent = join(projectRoot, 'bench/tmp');
  await mkdir(parent, { recursive: true });
  const path = await mkdtemp(join(parent, `${name}-`));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) };
}

/** The same in memory, which takes the disk out of a measurement: a sync of it costs nothing. */
export async function makeMemoryFolder(name: string): Promise<WorkFolder> {
  const path = await mkdtemp(join('/dev/shm', `perch-bench-${name}-`));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) };
}

/** Random bytes; gives the path. */
export async function makeFile(path: string, bytes: number): Promise<string> {
  await Bun.$`head -c ${bytes} /dev/urandom > ${path}`;
  return path;
}

/** `large` has 1 GiB of random bytes, `largest` 5000 MiB of zeros that take no room. */
export async function makeLargeFiles(folder: string) {
  const large = await makeFile(join(folder, 'large.bin'), 1024 ** 3);
  const largest = join(folder, 'largest.bin');
  await writeFile(largest, '');
  await truncate(largest, 5000 * 1024 ** 2);
  return { large, largest };
}
