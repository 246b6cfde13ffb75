import { createHash } from 'node:crypto';
import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { becomeAdministrator } from '../api/accounts.ts';
import { upload } from '../api/uploads.ts';
import { createTemporaryFolder } from '../files/temporary-folder.ts';
import { mustPerch } from './backups.ts';
import { startServer } from './server.ts';

/** A backup of three uploads in two files, whose original installation is gone. */
export async function createOrphanedBackup(
  env: Record<string, string> = {},
  names = ['first.txt', 'second.txt', 'again.txt'],
) {
  const { path: folder, [Symbol.asyncDispose]: dispose } = await createTemporaryFolder();
  await using server = await startServer(env);
  const person = await becomeAdministrator(server);
  const uploads: Awaited<ReturnType<typeof upload>>[] = [];
  for (const name of names) {
    const content = name === 'second.txt' ? 'the second' : 'the first';
    uploads.push(await upload(server, person.token, name, content));
  }
  const configured = { ...server.installation, env: { ...server.installation.env, ...env } };
  await mustPerch(configured, 'backup', folder);
  const [name = ''] = await readdir(join(folder, 'snapshots'));
  const snapshot = join(folder, 'snapshots', name);
  return { folder, person, uploads, snapshot, [Symbol.asyncDispose]: dispose };
}

type LostOriginal = Awaited<ReturnType<typeof createOrphanedBackup>>;

/** The same backup in a folder of its own, to be changed. */
export async function copyBackup({ folder, snapshot, ...rest }: LostOriginal) {
  const { path, [Symbol.asyncDispose]: dispose } = await createTemporaryFolder();
  await cp(folder, path, { recursive: true });
  const copy = { folder: path, snapshot: snapshot.replace(folder, path) };
  return { ...rest, ...copy, [Symbol.asyncDispose]: dispose };
}

/** Where a backup keeps these bytes. */
export function copyOf(folder: string, content: string): string {
  const sha256 = createHash('sha256').update(content).digest('hex');
  return join(folder, 'files', sha256.slice(0, 2), sha256);
}
