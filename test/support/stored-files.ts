import { expect } from 'bun:test';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import type { TestServer } from './server.ts';
import { waitFor } from './wait.ts';

const isOwn = (name: string) => /(^|\/)(perch\.(db|lock)|secret\.key)/.test(name);

/** Everything in the data folder but the database, the lock and the key. */
export async function storedFiles({ dataDir }: TestServer): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dataDir.length + 1))
    .filter((name) => !isOwn(name))
    .toSorted();
}

/** Waits until the data folder holds these files and no others. */
export async function expectStoredFiles(server: TestServer, files: string[]) {
  let found: string[] = [];
  try {
    await waitFor('the expected files', async () => {
      found = await storedFiles(server);
      return found.join() === files.toSorted().join();
    });
  } catch {
    expect(found).toEqual(files);
  }
}
