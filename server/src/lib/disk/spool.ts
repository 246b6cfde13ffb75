import { closeSync, openSync, readSync, statfsSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';

import { freeMemory } from './free-memory.ts';

// The last room of a disk is for files that stay.
const roomBytesMin = 1024 ** 3;

/**
 * Bytes that are read once or never, in a file of which the name is removed as soon as it is open: the system frees it when
 * this process ends. It is open while it is retained. New bytes stay in the page cache for the moment, so writing and
 * reading are done at once.
 */
export class Spool {
  readonly #folder: string;
  readonly #lengths = new Map<number, number>();
  #file: number | undefined;
  #end = 0;
  #retained = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Written since it was opened. */
  get bytes(): number {
    return this.#end;
  }

  /** Throws where no file can be made, or the disk is nearly full; then there is nothing to release. */
  retain(): void {
    this.#file ??= openUnnamed(this.#folder);
    this.#retained += 1;
  }

  release(): void {
    this.#retained -= 1;
    if (this.#retained > 0) return;
    if (this.#file !== undefined) closeSync(this.#file);
    this.#file = undefined;
    this.#lengths.clear();
    this.#end = 0;
  }

  /** Returns the place of the chunk, and frees its memory: nothing else may use it. Throws what the system throws. */
  write(chunk: Uint8Array): number {
    const place = this.#end;
    const file = this.#requireFile();
    for (let written = 0; written < chunk.length;) {
      written += writeSync(file, chunk, written, chunk.length - written, place + written);
    }
    this.#end += chunk.length;
    this.#lengths.set(place, chunk.length);
    freeMemory(chunk);
    return place;
  }

  /** The chunks at these places, one after the other. Each can be read once. */
  read(places: readonly number[]): Uint8Array {
    const lengths = places.map((place) => this.#lengths.get(place) ?? 0);
    const bytes = Buffer.allocUnsafeSlow(lengths.reduce((sum, each) => sum + each, 0));
    let end = 0;
    for (const [index, place] of places.entries()) {
      const chunkEnd = end + (lengths[index] ?? 0);
      for (let at = place; end < chunkEnd;) {
        const read = readSync(this.#requireFile(), bytes, end, chunkEnd - end, at);
        if (read === 0) throw new Error('The file of bytes that wait ends early.');
        at += read;
        end += read;
      }
      this.#lengths.delete(place);
    }
    return bytes;
  }

  #requireFile(): number {
    if (this.#file === undefined) throw new Error('The file of bytes that wait is not retained.');
    return this.#file;
  }
}

function openUnnamed(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < roomBytesMin) throw new Error('The disk is nearly full.');
  const path = join(folder, `waiting-${process.pid}.part`);
  const file = openSync(path, 'w+', 0o600);
  try {
    unlinkSync(path);
  } catch (error) {
    closeSync(file);
    throw error;
  }
  return file;
}
