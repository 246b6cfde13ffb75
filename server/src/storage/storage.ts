import type { Chunks } from './chunks.ts';
import type { PartialFile, PartialFiles } from './partial-files.ts';

/** A half-open range of bytes: `start` is in it, `end` is not. */
export interface ByteRange {
  start: number;
  end: number;
}

/** The headers of an answer that belong to its content. */
export interface AboutContent {
  'content-type': string;
  'content-disposition': string;
}

/** Addresses at which the storage itself hands files out. */
export interface DirectAccess {
  /** From there any client gets the bytes for a while, with these headers; by this method only. */
  addressOf(key: string, about: AboutContent, method?: 'GET' | 'HEAD'): Promise<string>;
}

/**
 * Where file bytes are kept, under keys of the server's own making. Drivers move bytes and decide
 * nothing: no limits, users or names here.
 */
export interface Storage {
  /**
   * Stores all of `chunks`. When it returns, the bytes survive a power cut; when it throws (also
   * because `chunks` throws), nothing is left. A key is written once.
   */
  write(key: string, chunks: Chunks): Promise<void>;
  /** Makes sure that what a process has written that was killed on the way survives a power cut. */
  settle(key: string): Promise<void>;
  /**
   * The body of a response with these bytes: at once from where reading is cheap, else when the first
   * of them has come. It never ends early: it fails. The caller has made sure that they exist. Reading
   * is no faster for what others than `reader` have read before. Only where `objectBytes`, the length of
   * all that is stored under the key, is given, a copy may be made for later.
   */
  read(
    key: string,
    range?: ByteRange,
    reader?: string,
    objectBytes?: number,
  ): Blob | Promise<Blob | ReadableStream<Uint8Array>>;
  /** Undefined where files are fetched through this process only. */
  direct: DirectAccess | undefined;
  /** Bytes stored under the key; undefined where there is nothing. */
  size(key: string): Promise<number | undefined>;
  /** Removes what is there; removing nothing is fine. A read that has begun goes on. */
  remove(key: string): Promise<void>;
  /** The keys of everything that is stored, many at a time; nothing else that may lie there. */
  list(): AsyncIterable<string[]>;
  /** When the bytes under the key were stored, in milliseconds since 1970; undefined: there are none. */
  storedAt(key: string): Promise<number | undefined>;
  /** For files that come in several pieces. */
  partial: PartialFiles;
  /**
   * Removes what writes have left that began before this moment and never ended, but for the
   * partial files with these keys.
   */
  removeUnfinished(begunBefore: number, partialKeys: ReadonlySet<string>): Promise<void>;
  /** The keys of what writes have left that began before this moment and never ended. */
  listUnfinished(begunBefore: number): AsyncIterable<string>;
  /** Throws when the storage cannot take or give files. */
  check(): Promise<void>;
}

const keyForm = /^[0-9a-f]{32}$/;

export const isKey = (name: string) => keyForm.test(name);

/** Refuses keys that no driver may see, so that drivers need not check them. */
export function withCheckedKeys(driver: Storage): Storage {
  const checked = (key: string) => {
    if (!isKey(key)) throw new TypeError('A storage key is 32 hexadecimal digits');
    return key;
  };
  return {
    write: async (key, chunks) => driver.write(checked(key), chunks),
    settle: async (key) => driver.settle(checked(key)),
    read: (key, range, reader, objectBytes) =>
      driver.read(checked(key), range, reader, objectBytes),
    direct: driver.direct && withCheckedAddresses(driver.direct, checked),
    size: async (key) => driver.size(checked(key)),
    remove: async (key) => driver.remove(checked(key)),
    async *list() {
      for await (const names of driver.list()) yield names.filter(isKey);
    },
    storedAt: async (key) => driver.storedAt(checked(key)),
    partial: withCheckedPartialFiles(driver.partial, checked),
    removeUnfinished: (begunBefore, partialKeys) =>
      driver.removeUnfinished(begunBefore, partialKeys),
    listUnfinished: (begunBefore) => driver.listUnfinished(begunBefore),
    check: () => driver.check(),
  };
}

function withCheckedPartialFiles(
  { append, finish, discard }: PartialFiles,
  checked: (key: string) => string,
): PartialFiles {
  const checkedFile = (file: PartialFile) => {
    checked(file.key);
    if (file.tailKey !== null) checked(file.tailKey);
    return file;
  };
  return {
    append: async (file, chunks, remember) => append(checkedFile(file), chunks, remember),
    finish: async (file) => finish(checkedFile(file)),
    discard: async (file) => discard(checkedFile(file)),
  };
}

function withCheckedAddresses(
  { addressOf }: DirectAccess,
  checked: (key: string) => string,
): DirectAccess {
  return { addressOf: async (key, about, method) => addressOf(checked(key), about, method) };
}

/** A new key: random, so that nothing about a file shows in its place. */
export const newKey = () => Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('hex');
