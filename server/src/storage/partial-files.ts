import type { Chunks } from './chunks.ts';

/** A file that arrives in pieces: what its owner has to remember between them. */
export interface PartialFile {
  /** Where it will be when it is complete. */
  key: string;
  /** How many bytes it will have; null: not known yet. */
  length: number | null;
  /** How many it may have at the most: what cannot be changed later follows from it. Never changed. */
  lengthMax: number;
  /** How many of them would survive a power cut. */
  bytes: number;
  /** The storage's own name for what it has so far; empty: it needs none. */
  place: string;
  /** Where the last of these bytes lie, when they are too few for the storage to append; or null. */
  tailKey: string | null;
}

/** A file of which all bytes are there. */
export type CompleteFile = PartialFile & { length: number };

/** Remembering is not free, and little is lost with the process. */
export const rememberEveryMs = 1000;

/** Remembers how far a file has come. When it throws, the file is as it was remembered before. */
export type SavePartialFile = (file: PartialFile) => Promise<void>;

/**
 * Files that are stored in several pieces, perhaps by several processes. One at a time works on a
 * file; whatever was not remembered is forgotten when the next one begins.
 */
export interface PartialFiles {
  /**
   * Stores chunks behind the bytes that are there, never more than the file's length or the most it
   * may have, and gives what was remembered last: all of them. It remembers on the way as well, so that little is lost with
   * the process. Memory of a stored chunk may be freed at once: the source must not use it again. Throws `missing` where
   * the bytes that should be there are not.
   */
  append(file: PartialFile, chunks: Chunks, remember: SavePartialFile): Promise<PartialFile>;
  /**
   * Stores the complete file under its key, durably; what it changes on the way is remembered. Doing it
   * again changes nothing. Throws `missing` where bytes of it are gone.
   */
  finish(file: CompleteFile, remember: SavePartialFile): Promise<void>;
  /** Removes everything that there is of it. */
  discard(file: PartialFile): Promise<void>;
}
