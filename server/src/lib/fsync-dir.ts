import { open } from 'node:fs/promises';

/** Makes durable which files are in a folder: until then a power cut may undo a rename. */
export async function fsyncDir(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
