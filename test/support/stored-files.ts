import { expect } from 'bun:test';

import { listStoredFiles } from './list-stored-files.ts';
import type { TestServer } from './server.ts';
import { waitFor } from './wait.ts';

/** Everything in the data folder but the database, the lock and the key. */
export function storedFiles({ dataDir }: TestServer): Promise<string[]> {
  return listStoredFiles(dataDir);
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
