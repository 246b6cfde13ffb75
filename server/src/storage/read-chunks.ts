import type { Chunks } from './chunks.ts';
import type { Storage } from './storage.ts';

/** Reads all bytes under a key. Throws where there are none, and never ends early without an error. */
export async function* readChunks(storage: Storage, key: string): Chunks {
  const content = await storage.read(key);
  yield* content instanceof Blob ? content.stream() : content;
}
