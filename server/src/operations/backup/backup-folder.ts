import { chmod, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { z } from 'zod';

import { ConfigError } from '../../config/config.ts';
import { lockDataDir } from '../../installation/data-dir-lock.ts';
import { fsyncDir } from '../../lib/disk/fsync-dir.ts';
import { AppError } from '../../lib/errors.ts';

// snapshots/<time>/  perch.db, secret.key and manifest.json; appears by rename when it is complete
// files/ab/<sha256>  the files of all snapshots, each stored once
const ownNames = /^(snapshots|files|(perch|workers)\.lock.*)$/;
const unfinished = 'incoming';

export const databaseName = 'perch.db';
export const secretName = 'secret.key';
const manifestName = 'manifest.json';

/** A snapshot's manifest.json. */
export const Manifest = z.strictObject({
  format: z.literal(1),
  perch: z.string(),
  /** When the rows were read, and when the last file was copied. */
  takenAt: z.iso.datetime(),
  completedAt: z.iso.datetime(),
  uploads: z.int(),
  bytes: z.int(),
  /** Uploads whose files were already missing or damaged in the installation. */
  lost: z.int(),
  databaseSha256: z.string(),
});
export type Manifest = z.infer<typeof Manifest>;

/** Mode 0700, because a backup contains password hashes and the secret key. */
const makePrivateFolder = async (path: string) => {
  await mkdir(path, { recursive: true, mode: 0o700 });
};

export const filesIn = (folder: string) => join(folder, 'files');
const snapshotsIn = (folder: string) => join(folder, 'snapshots');
export const snapshotIn = (folder: string, name: string) => join(snapshotsIn(folder), name);

/**
 * Locks a folder for one backup at a time. Throws `invalid_request` if it contains anything but backups,
 * `busy` while another backup runs.
 */
export async function claimBackupFolder(folder: string): Promise<{ release(): void }> {
  await makePrivateFolder(folder);
  const other = (await readdir(folder)).find((name) => !ownNames.test(name));
  if (other !== undefined) {
    throw new AppError(
      'invalid_request',
      () => `${folder} is not a Perch backup (${other} is in it); choose an empty folder.`,
    );
  }
  // Fails for a folder of another user; the files that are written into it are private anyway.
  await chmod(folder, 0o700).catch(() => {});
  try {
    return lockDataDir(folder);
  } catch (cause) {
    if (!(cause instanceof ConfigError)) throw cause;
    throw new AppError('busy', () => `Another backup to ${folder} is running.`, { cause });
  }
}

/** The names of all complete snapshots, oldest first. */
export async function listSnapshots(folder: string): Promise<string[]> {
  const names = await readdir(snapshotsIn(folder)).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => name !== unfinished).toSorted();
}

/** Reads a snapshot's manifest. Throws `invalid_request` if it is missing or malformed. */
export async function readManifest(folder: string, name: string): Promise<Manifest> {
  const path = join(snapshotIn(folder, name), manifestName);
  const parsed = Manifest.safeParse(
    await Bun.file(path)
      .json()
      .catch(() => undefined),
  );
  if (parsed.success) return parsed.data;
  throw new AppError('invalid_request', () => `${path} is missing, damaged or from another Perch.`);
}

export interface UnfinishedSnapshot {
  path: string;
  /** Publishes the snapshot durably under this name. */
  complete(name: string, manifest: Manifest): Promise<void>;
}

/** Begins a snapshot and removes the remains of an interrupted one. */
export async function beginSnapshot(folder: string): Promise<UnfinishedSnapshot> {
  const path = snapshotIn(folder, unfinished);
  await rm(path, { recursive: true, force: true });
  await makePrivateFolder(path);
  return {
    path,
    async complete(name, manifest) {
      await writePrivate(join(path, manifestName), `${JSON.stringify(manifest, null, 2)}\n`);
      await fsyncDir(path);
      await rename(path, snapshotIn(folder, name));
      await fsyncDir(snapshotsIn(folder));
      await fsyncDir(folder);
    },
  };
}

/** Removes a snapshot. The rename makes it disappear at once, even if deleting its files is interrupted. */
export async function removeSnapshot(folder: string, name: string): Promise<void> {
  const going = snapshotIn(folder, unfinished);
  await rm(going, { recursive: true, force: true });
  await rename(snapshotIn(folder, name), going);
  await rm(going, { recursive: true, force: true });
}

/** Writes a file durably with mode 0600. */
export async function writePrivate(path: string, text: string): Promise<void> {
  const handle = await open(path, 'w', 0o600);
  try {
    await handle.chmod(0o600);
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
