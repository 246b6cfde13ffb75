import { join } from 'node:path';

import { ConfigError } from '../config/config.ts';
import { secondMs } from '../lib/clock.ts';
import { exclusively, type FileLock, tryLock } from './file-lock.ts';

// Workers whose parent was killed end within seconds.
const workersEndWithinMs = 10 * secondMs;

export type DataDirLock = FileLock;

/**
 * Locks a data directory for this process and the workers that it starts. Throws ConfigError when another
 * process has it. The lock is the operating system's, on files and held through SQLite, so it ends with the process
 * however that ends.
 */
export function lockDataDir(dataDir: string): DataDirLock {
  const lock = lockFile(dataDir, 'perch.lock', exclusively);
  try {
    // Workers may outlive their parent for a moment.
    lockFile(dataDir, 'workers.lock', exclusively, workersEndWithinMs).release();
    return lock;
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Takes a worker's share of the lock that its parent holds: it outlasts a killed parent. */
export function shareDataDir(dataDir: string): DataDirLock {
  return lockFile(dataDir, 'workers.lock', 'begin; select count(*) from sqlite_schema', secondMs);
}

function lockFile(dataDir: string, name: string, statement: string, waitMaxMs = 0): DataDirLock {
  const lock = tryLock(join(dataDir, name), { statement, waitMaxMs });
  if (lock) return lock;
  throw new ConfigError(`Another Perch is using the data folder ${dataDir}.`);
}
