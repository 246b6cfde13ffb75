import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { fsyncDir } from '../../lib/disk/fsync-dir.ts';

const names = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const nameOf = (key: string) => key.slice(0, 2);

/**
 * The folders of a storage, named after the first two hexadecimal digits of keys. Each is made for the first
 * file in it: to make all of them takes longer than the rest of a first start.
 */
export interface KeyFolders {
  folderOf(key: string): string;
  pathOf(key: string): string;
  /** Makes the key's folder, durably, unless it is there. Call it before a file gets its path. */
  prepare(key: string): Promise<void>;
  /** Paths of the folders that are there. */
  list(): Promise<string[]>;
}

export async function openKeyFolders(root: string): Promise<KeyFolders> {
  const present = async () => {
    const found = new Set(await readdir(root));
    return names.filter((name) => found.has(name));
  };
  const durable = new Set(await present());
  // An earlier process may have been killed right after it had made one.
  if (durable.size > 0) await fsyncDir(root);
  const folderOf = (key: string) => join(root, nameOf(key));

  return {
    folderOf,
    pathOf: (key) => join(folderOf(key), key),
    async prepare(key) {
      const name = nameOf(key);
      if (durable.has(name)) return;
      // Another upload, or another process, may make it at the same time.
      await mkdir(folderOf(key), { recursive: true });
      await fsyncDir(root);
      durable.add(name);
    },
    list: async () => (await present()).map((name) => join(root, name)),
  };
}
