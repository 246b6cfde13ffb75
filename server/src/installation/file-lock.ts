import { Database } from 'bun:sqlite';

export interface FileLock {
  release(): void;
}

interface LockOptions {
  /** The mode passed to SQLite, which decides with which other locks this one is compatible. */
  statement?: string;
  waitMaxMs?: number;
}

/** The statement of a lock that goes together with no other. */
export const exclusively = 'begin exclusive';

/**
 * Locks a file, which is made where there is none; undefined: another process has it. The lock is the operating
 * system's, held through SQLite, so it ends with the process however that ends.
 */
export function tryLock(
  path: string,
  { statement = exclusively, waitMaxMs = 0 }: LockOptions = {},
): FileLock | undefined {
  const lock = new Database(path, { create: true });
  try {
    lock.run(`pragma busy_timeout = ${waitMaxMs}`);
    lock.run(statement);
    return { release: () => lock.close() };
  } catch (cause) {
    lock.close();
    const isHeld = cause instanceof Error && 'code' in cause && cause.code === 'SQLITE_BUSY';
    if (isHeld) return undefined;
    throw cause;
  }
}
