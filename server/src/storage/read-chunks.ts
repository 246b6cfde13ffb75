import type { Chunks } from './chunks.ts';
import type { Storage } from './storage.ts';

/** All bytes under a key. It fails where there are none, and never ends early. */
export async function* readChunks(storage: Storage, key: string): Chunks {
  const content = await storage.read(key);
  yield* content instanceof Blob ? content.stream() : content;
}
