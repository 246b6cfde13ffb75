import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

import { RemoteFailure } from '../remote-failure.ts';

const bytesMax = 1024 ** 2;
const forOthers = 0o077;

/**
 * Reads a file of this user's that holds secrets; undefined: there is none. Throws RemoteFailure where others can
 * read it, or it is no plain file.
 */
export async function readOwnFile(path: string): Promise<string | undefined> {
  try {
    const { mode, size } = await stat(path);
    if (process.platform !== 'win32' && (mode & forOthers) !== 0) {
      throw new RemoteFailure(
        'signedOut',
        `Other users of this machine can read ${path}, which contains tokens: run chmod 600 on it, and revoke the tokens in the web app if necessary.`,
      );
    }
    if (size > bytesMax) throw new Error('it is too large');
    return await readFile(path, 'utf8');
  } catch (cause) {
    if (cause instanceof RemoteFailure) throw cause;
    if (isMissing(cause)) return undefined;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new RemoteFailure('signedOut', `${path} cannot be read: ${reason}`, { cause });
  }
}

/** Writes a file of this user's, whole or not at all, in a folder that is closed to others. Throws RemoteFailure. */
export async function writeOwnFile(path: string, text: string): Promise<void> {
  const written = `${path}.${randomUUID()}.tmp`;
  try {
    await makeOwnFolder(dirname(path));
    const file = await open(written, 'wx', 0o600);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(written, path);
  } catch (cause) {
    await rm(written, { force: true }).catch(() => {});
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new RemoteFailure('failed', `${path} cannot be written: ${reason}`, { cause });
  }
}

/** Makes a folder that is closed to others, and closes it where it is there. */
export async function makeOwnFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  await chmod(path, 0o700);
}

const isMissing = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'ENOENT' || error.code === 'ENOTDIR');
