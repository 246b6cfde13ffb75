import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { RemoteFailure } from '../remote-failure.ts';

/** The paths to send, or why one cannot be: those in folders in the order of their names. */
export async function findFiles(
  named: readonly string[],
  isRecursive: boolean,
): Promise<(string | RemoteFailure)[]> {
  if (!isRecursive) return [...named];
  const found: (string | RemoteFailure)[] = [];
  for (const path of named) {
    const isFolder = path !== '-' && (await stat(path).catch(() => undefined))?.isDirectory();
    if (!isFolder) found.push(path);
    else for await (const file of filesBelow(path)) found.push(file);
  }
  return found;
}

async function* filesBelow(folder: string): AsyncGenerator<string | RemoteFailure> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(
    (error: Error) => new RemoteFailure('failed', `${folder} cannot be read: ${error.message}`),
  );
  if (entries instanceof RemoteFailure) {
    yield entries;
    return;
  }
  // A link to a folder may lead round in a circle, and one to a file out of what was named.
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (entry.isFile()) yield path;
  }
}
