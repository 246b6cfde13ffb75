import { closeSync, openSync, writevSync } from 'node:fs';

import type { Chunks } from '../chunks.ts';
import { syncWithFolder } from './sync-with-folder.ts';
import { unwritten } from './write-chunks.ts';

/** Of a file that is written as soon as it is complete. */
export const smallBytesMax = 256 * 1024;

/** A small file that has come whole, or one that is still coming. */
type ReadAhead = { pieces: Uint8Array[] } | { chunks: Chunks };

/** Reads a file as far as it may be a small one. Throws what `chunks` throws. */
export async function readSmall(chunks: Chunks): Promise<ReadAhead> {
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

/** The bytes that are to be written. */
export const restOf = (arrived: ReadAhead): Chunks =>
  'chunks' in arrived ? arrived.chunks : allOf(arrived.pieces);

async function* allOf(pieces: Uint8Array[]): Chunks {
  yield* pieces;
}

/** Where a file is to be. */
export interface FileLocation {
  path: string;
  folder: string;
}

/**
 * Stores a small file durably. What only touches the page cache is done at once: handing it to a thread takes several
 * times as long. What waits for the disk is left to threads. False, with nothing done, where the path is there: then it has
 * to be replaced at once. After a failure it may be there.
 */
export async function writeSmall(
  { path, folder }: FileLocation,
  pieces: Uint8Array[],
): Promise<boolean> {
  // No row refers to a new key yet: nothing reads the file before it is whole.
  const file = createNew(path);
  if (file === undefined) return false;
  try {
    let at = 0;
    for (let rest = pieces.splice(0); rest.length > 0;) {
      const written = writevSync(file, rest, at);
      at += written;
      rest = unwritten(rest, written);
    }
    await syncWithFolder(file, folder);
  } finally {
    closeSync(file);
  }
  return true;
}

function createNew(path: string): number | undefined {
  try {
    return openSync(path, 'wx', 0o600);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return undefined;
    throw error;
  }
}
