import { closeSync, openSync, renameSync, writevSync } from 'node:fs';

import type { Chunks } from '../chunks.ts';
import { syncWithFolder } from './sync-with-folder.ts';
import { unwritten } from './write-chunks.ts';

/** Of a file that is written at once when it has come. */
export const smallBytesMax = 256 * 1024;

/** A small file that has come whole, or one that is still coming. */
type Arrived = { pieces: Uint8Array[] } | { chunks: Chunks };

/** Reads a file as far as it may be a small one. Throws what `chunks` throws. */
export async function readSmall(chunks: Chunks): Promise<Arrived> {
  const source = chunks[Symbol.asyncIterator]();
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for (let next = await source.next(); !next.done; next = await source.next()) {
    pieces.push(next.value);
    bytes += next.value.length;
    if (bytes > smallBytesMax) return { chunks: continued(pieces, source) };
  }
  return { pieces: pieces.filter(({ length }) => length > 0) };
}

/** What was read, and then the rest as it comes: as a generator it would cost each piece two promises more. */
function continued(begun: Uint8Array[], source: AsyncIterator<Uint8Array>): Chunks {
  const rest: AsyncIterator<Uint8Array> = {
    next() {
      const value = begun.shift();
      return value ? Promise.resolve({ value }) : source.next();
    },
    return: async () => (await source.return?.()) ?? { done: true, value: undefined },
  };
  return { [Symbol.asyncIterator]: () => rest };
}

/** Where a file is written, and where it is to be. */
export interface Place {
  temporary: string;
  path: string;
  folder: string;
}

/**
 * Stores a small file durably. What only touches the page cache is done at once: handing it to a thread takes several
 * times as long. What waits for the disk is left to threads. After a failure either of the paths may be there.
 */
export async function writeSmall(
  { temporary, path, folder }: Place,
  pieces: Uint8Array[],
): Promise<void> {
  const file = openSync(temporary, 'wx', 0o600);
  try {
    let at = 0;
    for (let rest = pieces.splice(0); rest.length > 0;) {
      const written = writevSync(file, rest, at);
      at += written;
      rest = unwritten(rest, written);
    }
    // No row refers to the key yet, so data and directory entry may become durable together.
    renameSync(temporary, path);
    await syncWithFolder(file, folder);
  } finally {
    closeSync(file);
  }
}
