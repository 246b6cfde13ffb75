import { Database } from 'bun:sqlite';
import { join } from 'node:path';

import { ConfigError } from './config.ts';

/**
 * Takes a data folder for this process; throws when another process has it. The claim is a file lock
 * of the operating system's, held through SQLite, so it ends with the process however that ends.
 */
export function claimFolder(dataDir: string): { release(): void } {
  const lock = new Database(join(dataDir, 'perch.lock'), { create: true });
  try {
    lock.run('pragma locking_mode = exclusive');
    lock.run('begin exclusive');
  } catch (cause) {
    lock.close();
    const isHeld = cause instanceof Error && 'code' in cause && cause.code === 'SQLITE_BUSY';
    if (!isHeld) throw cause;
    throw new ConfigError(`Another Perch is running on the data folder ${dataDir}.`);
  }
  return { release: () => lock.close() };
}
