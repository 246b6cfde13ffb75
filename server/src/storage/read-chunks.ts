import type { Chunks } from './chunks.ts';
import type { Storage } from './storage.ts';

/** Reads all bytes under a key. Throws where there are none, and never ends early without an error. */
export async function* readChunks(storage: Storage, key: string): Chunks {
  yield* chunksIn(await storage.read(key));
}

/** The same for bytes that are probably not read again soon; see `Storage.readOnce`. */
export async function* readChunksOnce(storage: Pick<Storage, 'readOnce'>, key: string): Chunks {
  yield* chunksIn(await storage.readOnce(key));
}

async function* chunksIn(content: Blob | ReadableStream<Uint8Array>): Chunks {
  yield* content instanceof Blob ? content.stream() : content;
}
