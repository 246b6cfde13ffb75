import { createHash } from 'node:crypto';
import { readFileSync, rmSync, statSync, utimes, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { root } from './project.mjs';

// Outside the project: npm empties node_modules, and nothing else there is ignored by git.
const lockFile = join(
  tmpdir(),
  `perch-setup-${createHash('sha256').update(root).digest('hex').slice(0, 16)}.lock`,
);
const idleMsMax = 10_000;

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

// A process id may belong to another program by now, so the holder also touches its lock.
function isAbandoned() {
  try {
    const pid = Number(readFileSync(lockFile, 'utf8'));
    const idleMs = Date.now() - statSync(lockFile).mtimeMs;
    return idleMs > idleMsMax || (pid > 0 && !isAlive(pid));
  } catch {
    return false;
  }
}

function touch() {
  const now = new Date();
  utimes(lockFile, now, now, () => {});
}

function take() {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

/** Runs `work` while no other process of this project folder installs or builds. */
export async function withSetupLock(work) {
  while (!take()) {
    if (isAbandoned()) rmSync(lockFile, { force: true });
    else await setTimeout(100);
  }
  const heartbeat = setInterval(touch, 1000);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    rmSync(lockFile, { force: true });
  }
}
