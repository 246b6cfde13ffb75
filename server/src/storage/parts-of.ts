import { BoundedReader } from '../lib/media/bounded-reader.ts';
import type { Storage } from './storage.ts';

/** Reads parts of a stored file that may be hostile. */
export const partsOf = (
  storage: Storage,
  { storage_key: key, size }: { storage_key: string; size: number },
): BoundedReader =>
  new BoundedReader(size, async (start, end) => {
    const content = await storage.read(key, { start, end }, size);
    return new Uint8Array(await new Response(content).arrayBuffer());
  });
