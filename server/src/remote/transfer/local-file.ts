import { type BigIntStats, constants } from 'node:fs';
import { type FileHandle, open, realpath, stat } from 'node:fs/promises';

import { RemoteFailure } from '../remote-failure.ts';
import type { Source } from './source.ts';

const pieceBytes = 256 * 1024;

/** A regular file that is open for reading. */
export interface LocalFile extends Source, AsyncDisposable {
  /** Without links and dots. */
  path: string;
  /** Changes when the file does. */
  version: string;
}

/** Opens a regular file. Throws RemoteFailure, also for folders, pipes and devices. */
export async function openLocalFile(path: string): Promise<LocalFile> {
  await requireRegular(path);
  const file = await opened(path);
  try {
    // Another one may have taken its name meanwhile.
    const stats = await file.stat({ bigint: true });
    if (!stats.isFile()) throw unlike(path, stats);
    const size = Number(stats.size);
    const version = versionOf(stats);
    return {
      path: await realpath(path),
      size,
      version,
      read: (from) => readPieces({ file, path, size, version }, from),
      [Symbol.asyncDispose]: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** Throws RemoteFailure unless the path leads to a regular file: opening a pipe would wait for its writer. */
export async function requireRegular(path: string): Promise<void> {
  const stats = await stat(path, { bigint: true }).catch((error: unknown) => {
    throw unreadable(path, error);
  });
  if (!stats.isFile()) throw unlike(path, stats);
}

async function opened(path: string): Promise<FileHandle> {
  try {
    // A pipe that has taken the file's place must not hold this process.
    return await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch (error) {
    throw unreadable(path, error);
  }
}

interface OpenFile {
  file: FileHandle;
  path: string;
  size: number;
  version: string;
}

async function* readPieces({ file, path, size, version }: OpenFile, from: number) {
  let position = from;
  while (position < size) {
    const piece = Buffer.allocUnsafe(Math.min(pieceBytes, size - position));
    const { bytesRead } = await file.read(piece, 0, piece.length, position);
    if (bytesRead === 0) throw hasChanged(path);
    position += bytesRead;
    // Before the last byte goes out: without it the server keeps nothing as a file.
    if (position >= size && versionOf(await file.stat({ bigint: true })) !== version) {
      throw hasChanged(path);
    }
    yield piece.subarray(0, bytesRead);
  }
}

const versionOf = ({ size, mtimeNs, ino }: BigIntStats) => `${size}.${mtimeNs}.${ino}`;

export const changedCode = 'file_changed';

const hasChanged = (path: string) =>
  new RemoteFailure('failed', `${path} changed while it was being sent; nothing of it is stored.`, {
    code: changedCode,
  });

function unlike(path: string, stats: BigIntStats): RemoteFailure {
  if (stats.isDirectory()) {
    return new RemoteFailure('failed', `${path} is a folder: --recursive uploads the files in it.`);
  }
  const kind = stats.isFIFO() ? 'a pipe' : stats.isSocket() ? 'a socket' : 'a device';
  return new RemoteFailure('failed', `${path} is ${kind}: perch up - reads standard input.`);
}

function unreadable(path: string, error: unknown): RemoteFailure {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT' || code === 'ENOTDIR') {
    // Arguments that are no UTF-8 have lost their bytes.
    const hint = path.includes('\ufffd') ? '; its name is not UTF-8, rename it' : '';
    return new RemoteFailure('failed', `There is no file ${path}${hint}.`);
  }
  if (code === 'EACCES' || code === 'EPERM') {
    return new RemoteFailure('failed', `You are not allowed to read ${path}.`);
  }
  const reason = error instanceof Error ? error.message : String(error);
  return new RemoteFailure('failed', `${path} cannot be read: ${reason}`);
}
