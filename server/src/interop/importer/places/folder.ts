import { lstat, realpath } from 'node:fs/promises';
import { isAbsolute, join, sep } from 'node:path';

import { AppError } from '../../../lib/errors.ts';
import { type SourceBytes, storeFile } from '../writing/store-bytes.ts';
import { escapesRoot } from './escapes-root.ts';
import type { SourcePlace } from './source-place.ts';

/** Opens a folder. Throws `invalid_request` where there is none. */
export async function openFolder(folder: string): Promise<SourcePlace> {
  const root = await rootOf(folder);
  return { kind: 'folder', name: root, find: ({ path }) => findFile(root, path) };
}

async function rootOf(folder: string): Promise<string> {
  try {
    return await realpath(folder);
  } catch (cause) {
    throw new AppError('invalid_request', () => `There is no folder ${folder}.`, { cause });
  }
}

/** Paths come from a database of others: none points outside the folder, neither by its parts nor by links. */
async function findFile(root: string, path: string): Promise<SourceBytes | string> {
  if (isAbsolute(path) || escapesRoot(path)) {
    return `its path ${JSON.stringify(path)} points outside the folder`;
  }
  try {
    const real = await realpath(join(root, path));
    if (!real.startsWith(root + sep)) return `${path} points outside the folder`;
    const found = await lstat(real);
    if (!found.isFile()) return `${path} is no file`;
    return {
      path: real,
      size: found.size,
      store: (storage, mode) => storeFile(storage, { path: real, name: path }, mode),
    };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ENOTDIR')
      return `its bytes are missing: there is no ${path}`;
    if (code === 'EACCES' || code === 'EPERM') return `${path} may not be read`;
    if (code === 'ENAMETOOLONG' || code === 'ELOOP') return `${path} cannot be a file`;
    if (code === undefined) throw error;
    return `${path} cannot be opened (${String(code)})`;
  }
}
