import { chownSync, mkdirSync, readdirSync, statSync } from 'node:fs';

import { type Config, ConfigError } from '../config/config.ts';
import { folderMode, ownNames } from './private-folder.ts';

// A folder for all users, such as /tmp, must not change its owner.
const sharedMode = 0o1000;

/**
 * Switches a process that was started as root to the configured user, and gives that user the data folder itself, but not
 * its content. Throws ConfigError if another user has started it.
 */
export function dropPrivileges({ runAs, dataDir }: Pick<Config, 'runAs' | 'dataDir'>): void {
  const { getuid, setgroups, setgid, setuid } = process;
  if (!runAs) return;
  if (!getuid || !setgroups || !setgid || !setuid) {
    throw new ConfigError('PUID and PGID work on Unix only; unset them.');
  }
  const uid = getuid();
  // A process that an earlier one of Perch has started is that user already.
  if (uid === runAs.uid) return;
  if (uid !== 0) {
    throw new ConfigError(
      `PUID is ${runAs.uid}, but Perch was started as user ${uid}, and only root can switch to another; ` +
        'start it as root, or unset PUID and start it as that user.',
    );
  }
  giveFolder(dataDir, runAs);
  setgroups([runAs.gid]);
  setgid(runAs.gid);
  setuid(runAs.uid);
}

/** A failure is ignored here: a later check reports a folder that cannot be written. */
function giveFolder(path: string, { uid, gid }: { uid: number; gid: number }): void {
  try {
    mkdirSync(path, { recursive: true, mode: folderMode });
    const found = statSync(path);
    if (found.uid === uid || (found.mode & sharedMode) !== 0 || !isData(path)) return;
    chownSync(path, uid, gid);
  } catch {
    // It is a file, or on a file system that is read-only or knows no owners.
  }
}

/** Whether the folder is empty or Perch's: DATA_DIR may name /home by mistake. */
function isData(path: string): boolean {
  const names = readdirSync(path);
  return names.some((name) => ownNames.test(name)) || names.every((name) => name === 'lost+found');
}
