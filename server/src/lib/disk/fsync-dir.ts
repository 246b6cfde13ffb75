import { open } from 'node:fs/promises';

/** Syncs a directory's entries to the disk; before that, a power cut may undo a rename in it. */
export async function fsyncDir(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
