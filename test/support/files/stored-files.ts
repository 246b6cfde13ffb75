import { expect } from 'bun:test';
import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { TestServer } from '../servers/server.ts';
import { waitFor } from '../wait.ts';
import { listStoredFiles } from './list-stored-files.ts';

const isUnfinished = (name: string) => name.includes('incoming/');
// More than one part, so that S3 tells of it before it is complete.
const visibleObjectBytes = 6 * 1024 ** 2;
// More than a file has that is written at once when it has come, and the form around it.
const visibleFileBytes = 260 * 1024;

/**
 * Everything that a server keeps for its uploads, finished or not: in its bucket, and in the data
 * folder but for the database, the lock and the key.
 */
export async function storedFiles({
  dataDir,
  installation,
}: Pick<TestServer, 'dataDir' | 'installation'>): Promise<string[]> {
  const files = await listStoredFiles(dataDir);
  const { bucket } = installation;
  const objects = bucket ? await bucket.list() : [];
  const unfinished = bucket ? await bucket.listUnfinished() : [];
  return [...files, ...objects, ...unfinished.map((name) => `incoming/${name}`)].toSorted();
}

/** Those that were begun and not finished. */
export async function unfinishedFiles(server: TestServer): Promise<string[]> {
  return (await storedFiles(server)).filter(isUnfinished);
}

/** Removes a stored file behind the server's back. */
export async function loseStoredFile({ dataDir, installation }: TestServer, name: string) {
  const { bucket } = installation;
  await (bucket ? bucket.remove(name) : rm(join(dataDir, name)));
}

/** Removes all of them. */
export async function loseStoredFiles(server: TestServer): Promise<void> {
  for (const name of await storedFiles(server)) await loseStoredFile(server, name);
}

/** Waits until the server holds these files and no others. */
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

/** Some earlier files may be gone: a second copy of the same bytes is removed in the background. */
export async function expectNoNewFiles(server: TestServer, before: string[]) {
  expect(before).toEqual(expect.arrayContaining(await storedFiles(server)));
}

/** Waits until the server is receiving an upload of which so many bytes have been sent to it. */
export async function untilReceiving(server: TestServer, before: string[], sentBytes: number) {
  const { dataDir, installation } = server;
  if (sentBytes < (installation.bucket ? visibleObjectBytes : visibleFileBytes)) {
    // Nothing shows yet. What was sent before these requests is seen before them, and each of them
    // asks the database, as an upload does a few times before its bytes are wanted.
    for (let count = 0; count < 250; count += 1) {
      // As long as a link's name is, or it would not be looked for.
      await fetch(`${server.origin}/f/unknown${100 + count}`);
    }
    return;
  }
  await waitFor('the upload to begin', async () => {
    const name = (await storedFiles(server)).find((each) => !before.includes(each));
    if (!name || installation.bucket || sentBytes < visibleObjectBytes) return name;
    // On the disk a file is made before the first of its bytes is written.
    const { size } = await stat(join(dataDir, name)).catch(() => ({ size: 0 }));
    return size > 0;
  });
}

/** Puts something else in the place of a stored file, or where none is. */
export async function writeStoredFile(
  { dataDir, installation }: TestServer,
  name: string,
  content: string,
) {
  const { bucket } = installation;
  await (bucket ? bucket.put(name, content) : writeFile(join(dataDir, name), content));
}
