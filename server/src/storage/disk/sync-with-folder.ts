import { closeSync, fsync, openSync } from 'node:fs';
import { promisify } from 'node:util';

const sync = promisify(fsync);

/** Makes an open file and its entry in the folder durable, side by side. Both have ended when it throws. */
export async function syncWithFolder(file: number, folder: string): Promise<void> {
  const work = [sync(file), syncEntries(folder)];
  await Promise.allSettled(work);
  await Promise.all(work);
}

async function syncEntries(path: string): Promise<void> {
  // Opening a folder that a file was just renamed into does not wait for the disk.
  const folder = openSync(path, 'r');
  try {
    await sync(folder);
  } finally {
    closeSync(folder);
  }
}
