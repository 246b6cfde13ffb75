import {
  isPicture,
  kindBytes,
  metadataKind,
  openVideoStripper,
  type StripMode,
  type StripOutcome,
  stripPicture,
} from '../../../lib/media/strip/strip-metadata.ts';
import type { Chunks } from '../../../storage/chunks.ts';
import { newKey, type Storage } from '../../../storage/storage.ts';
import { type ContentDigest, countAndHash } from '../receive/count-and-hash.ts';
import {
  cannotStrip,
  enterMemory,
  pictureBytesMax,
  type StripChoice,
  type StrippedColumn,
} from './strip-chunks.ts';

type StripStorage = Pick<Storage, 'readOnce' | 'write' | 'remove'>;

interface StoredFile {
  key: string;
  bytes: number;
}

interface StrippedFile {
  column: StrippedColumn;
  /** The file without what it was to lose, under a key of its own; undefined: it stays as it is. */
  content: (ContentDigest & { storageKey: string }) | undefined;
}

/**
 * Stores a stored file once more without what it is to lose, if it has any of that; the caller removes the other one. Throws
 * `cannot_strip` where that is required.
 */
export async function stripStored(
  storage: StripStorage,
  file: StoredFile,
  { mode, isRequired }: StripChoice,
): Promise<StrippedFile> {
  const { outcome, content } = await strip(storage, file, mode);
  if (outcome === 'impossible' && isRequired) throw cannotStrip();
  return { column: `${mode} ${outcome}`, content };
}

/** What would become of a stored file. */
export async function stripOutcomeOf(
  storage: StripStorage,
  file: StoredFile,
  mode: StripMode,
): Promise<StripOutcome> {
  return (await strip(storage, file, mode, true)).outcome;
}

async function strip(
  storage: StripStorage,
  { key, bytes }: StoredFile,
  mode: StripMode,
  isDry = false,
): Promise<{ outcome: StripOutcome; content: StrippedFile['content'] }> {
  const unchanged = (outcome: StripOutcome) => ({ outcome, content: undefined });
  const read = (start: number, end: number) => readRange(storage, key, start, Math.min(end, bytes));
  const kind = metadataKind(await read(0, kindBytes));
  if (kind === undefined) return unchanged('none');
  if (kind === 'unknown') return unchanged('impossible');
  if (isPicture(kind)) {
    if (bytes > pictureBytesMax) return unchanged('impossible');
    const leave = await enterMemory();
    try {
      const { outcome, parts } = stripPicture(kind, await read(0, bytes), mode);
      if (outcome !== 'stripped' || isDry) return unchanged(outcome);
      return { outcome, content: await write(storage, eachOf(parts), bytes) };
    } finally {
      leave();
    }
  }
  const outcome = await scanFilm(bytes, read, mode);
  if (outcome !== 'stripped' || isDry) return unchanged(outcome);
  return { outcome, content: await write(storage, filmWithout(storage, key, mode), bytes) };
}

const windowBytes = 64 * 1024;

/** What would become of a film, over reads of its index alone. */
async function scanFilm(
  length: number,
  read: (start: number, end: number) => Promise<Buffer>,
  mode: StripMode,
): Promise<StripOutcome> {
  const stripper = openVideoStripper(mode);
  let at = 0;
  while (at < length) {
    const skipped = stripper.skip(length - at);
    if (skipped > 0) {
      at += skipped;
      continue;
    }
    const part = await read(at, at + windowBytes);
    if (part.length === 0) return 'impossible';
    // What comes out is not wanted, but has to be drawn out.
    for (const _ of stripper.push(part));
    at += part.length;
  }
  stripper.finish();
  return stripper.outcome;
}

async function* filmWithout(storage: StripStorage, key: string, mode: StripMode): Chunks {
  const stripper = openVideoStripper(mode);
  for await (const chunk of chunksOf(await storage.readOnce(key))) yield* stripper.push(chunk);
  yield stripper.finish();
}

const chunksOf = (stored: Blob | ReadableStream<Uint8Array>): Chunks =>
  stored instanceof Blob ? stored.stream() : stored;

async function readRange(
  storage: StripStorage,
  key: string,
  start: number,
  end: number,
): Promise<Buffer> {
  if (end <= start) return Buffer.alloc(0);
  const parts: Uint8Array[] = [];
  for await (const chunk of chunksOf(await storage.readOnce(key, { start, end })))
    parts.push(chunk);
  return Buffer.concat(parts);
}

async function* eachOf(parts: readonly Buffer[]): Chunks {
  yield* parts;
}

async function write(
  storage: StripStorage,
  source: Chunks,
  bytesMax: number,
): Promise<StrippedFile['content']> {
  const storageKey = newKey();
  const { chunks, digest } = countAndHash(source, () => undefined);
  await storage.write(storageKey, chunks, bytesMax);
  return { ...digest(), storageKey };
}
