import type { Chunks } from './chunks.ts';
import type { CompleteFile, PartialFile, PartialFiles } from './partial-files.ts';

/** A half-open byte range: `start` is inclusive, `end` exclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/** The file system of a disk. */
export interface DiskSpace {
  /** What the server may still write. */
  freeBytes: number;
  totalBytes: number;
}

/** Response headers that a presigned URL sets. */
export interface ContentHeaders {
  'content-type': string;
  'content-disposition': string;
}

/** Presigned URLs, from which clients download without passing through this process. */
export interface DirectAccess {
  /** A URL that serves the file with these headers and for this method only; for an hour where no time is given. */
  presign(
    key: string,
    headers: ContentHeaders,
    method?: 'GET' | 'HEAD',
    seconds?: number,
  ): Promise<string>;
}

export interface WriteOptions {
  /** The source uses no chunk again that it has given out: memory of a stored one may be freed at once. */
  canFree?: boolean;
}

/**
 * Stores bytes under random keys. Drivers only move bytes: limits, users and names are the modules'
 * concern.
 */
export interface Storage {
  /**
   * Stores all of `chunks`. Once it resolves, the bytes survive a power cut; when it throws (also because
   * `chunks` throws), nothing is left behind. Each key is written once. The most bytes that may come are needed
   * where they can be more than 48 GB: S3 chooses by them how large the parts are.
   */
  write(key: string, chunks: Chunks, bytesMax?: number, options?: WriteOptions): Promise<void>;
  /**
   * Links a file of the same file system under a key, so that its bytes are not copied; `settle` makes that durable.
   * Rejects with the system's error, such as EXDEV from another file system. Absent if files are not on a disk.
   */
  link?: (key: string, path: string) => Promise<void>;
  /** Makes a file durable whose writer may have been killed before syncing it. */
  settle(key: string): Promise<void>;
  /**
   * A response body with these bytes, available at once where reading is cheap, else when the first bytes
   * have arrived. A stream that cannot be completed errors instead of ending early. The key must exist.
   * An object of S3 is copied to the disk only if its total length is given in `objectBytes`.
   */
  read(
    key: string,
    range?: ByteRange,
    objectBytes?: number,
  ): Blob | Promise<Blob | ReadableStream<Uint8Array>>;
  /**
   * The same for bytes that are probably not requested again soon, such as those of an archive: they take the
   * place of nothing that is kept in memory or on the disk.
   */
  readOnce(key: string, range?: ByteRange): Blob | Promise<Blob | ReadableStream<Uint8Array>>;
  /** Undefined if files are only served by this process. */
  direct: DirectAccess | undefined;
  /** Size in bytes; undefined if there is no such file. */
  size(key: string): Promise<number | undefined>;
  /** Removes a file if it exists. Reads that have begun are not interrupted. */
  remove(key: string): Promise<void>;
  /** Removes files that exist, where the storage can with fewer requests. */
  removeAll(keys: readonly string[]): Promise<void>;
  /** All keys in batches; other files or objects in the same place are ignored. */
  list(): AsyncIterable<string[]>;
  /** When the file was stored, in milliseconds since 1970; undefined if there is none. */
  storedAt(key: string): Promise<number | undefined>;
  /** Files that are written over several requests. */
  partial: PartialFiles;
  /**
   * Removes the remains of writes that began before this time (ms since 1970) and never ended, except
   * the partial files with these keys.
   */
  removeUnfinished(begunBefore: number, partialKeys: ReadonlySet<string>): Promise<void>;
  /** The keys of writes that began before this time (ms since 1970) and never ended. */
  listUnfinished(begunBefore: number): AsyncIterable<string>;
  /** Absent where the space has no known end, as in a bucket. */
  space?: () => Promise<DiskSpace>;
  /** Throws if the storage cannot be written or read. */
  check(): Promise<void>;
}

const keyPattern = /^[0-9a-f]{32}$/;

export const isKey = (name: string) => keyPattern.test(name);

/** Rejects malformed keys in front of a driver, which therefore need not check them. */
export function withCheckedKeys(driver: Storage): Storage {
  const checked = (key: string) => {
    if (!isKey(key)) throw new TypeError('A storage key is 32 hexadecimal digits');
    return key;
  };
  return {
    write: async (key, chunks, bytesMax, options) =>
      driver.write(checked(key), chunks, bytesMax, options),
    ...(driver.link && { link: withCheckedKey(driver.link, checked) }),
    settle: async (key) => driver.settle(checked(key)),
    read: (key, range, objectBytes) => driver.read(checked(key), range, objectBytes),
    readOnce: (key, range) => driver.readOnce(checked(key), range),
    direct: driver.direct && withCheckedAddresses(driver.direct, checked),
    size: async (key) => driver.size(checked(key)),
    remove: async (key) => driver.remove(checked(key)),
    removeAll: async (keys) => driver.removeAll(keys.map(checked)),
    async *list() {
      for await (const names of driver.list()) yield names.filter(isKey);
    },
    storedAt: async (key) => driver.storedAt(checked(key)),
    partial: withCheckedPartialFiles(driver.partial, checked),
    removeUnfinished: (begunBefore, partialKeys) =>
      driver.removeUnfinished(begunBefore, partialKeys),
    listUnfinished: (begunBefore) => driver.listUnfinished(begunBefore),
    ...(driver.space && { space: driver.space }),
    check: () => driver.check(),
  };
}

const withCheckedKey =
  (link: NonNullable<Storage['link']>, checked: (key: string) => string): typeof link =>
  async (key, path) =>
    link(checked(key), path);

function withCheckedPartialFiles(
  { append, finish, discard }: PartialFiles,
  checked: (key: string) => string,
): PartialFiles {
  const checkedFile = <F extends PartialFile | CompleteFile>(file: F) => {
    checked(file.key);
    if (file.tailKey !== null) checked(file.tailKey);
    return file;
  };
  return {
    append: async (file, chunks, remember) => append(checkedFile(file), chunks, remember),
    finish: async (file, remember) => finish(checkedFile(file), remember),
    discard: async (file) => discard(checkedFile(file)),
  };
}

function withCheckedAddresses(
  { presign }: DirectAccess,
  checked: (key: string) => string,
): DirectAccess {
  return {
    presign: async (key, headers, method, seconds) =>
      presign(checked(key), headers, method, seconds),
  };
}

// So many in a row are in one folder of a disk: files that are written at the same time share its sync.
const keysOfFolder = 64;
let folder = 0;
let keysLeft = 0;

/**
 * A new key: a byte that is the same for a while, by which a disk has folders, the time in milliseconds, and 72 random bits. Keys
 * that are made one after the other lie together in the indexes of a database.
 */
export function newKey(): string {
  const key = Buffer.from(crypto.getRandomValues(new Uint8Array(16)));
  if (keysLeft === 0) [folder, keysLeft] = [key.readUInt8(), keysOfFolder];
  keysLeft -= 1;
  key.writeUInt8(folder);
  key.writeUIntBE(Date.now(), 1, 6);
  return key.toString('hex');
}

// A direct S3 response has the object's Last-Modified, so each upload needs an object of its own.
/** Whether uploads of one owner with the same content are stored once. */
export const hasSharedBlobs = ({ direct }: Pick<Storage, 'direct'>): boolean =>
  direct === undefined;
