import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { createInstallation, type Installation } from './installation.ts';
import { runToEnd } from './process.ts';
import { TestServer } from './server.ts';

// Held while a backup is made; nothing is in it.
const isLock = (name: string) => /^(perch|workers)\.lock/.test(name);

type Settings = Pick<Installation, 'env'>;

/** Runs `perch …` on an installation, beside its server or without one. */
export const perchOn = ({ env }: Settings, ...args: string[]) => runToEnd(args, env);

/** The same where it has to succeed; gives what it has printed. */
export async function mustPerch(installation: Settings, ...args: string[]): Promise<string> {
  const { exitCode, stdout, stderr } = await perchOn(installation, ...args);
  if (exitCode === 0 && stderr === '') return stdout;
  throw new Error(`perch ${args.join(' ')} ended with ${exitCode}: ${stdout}${stderr}`);
}

/** A server on a new installation that was restored from this backup. */
export async function startRestored(
  folder: string,
  { env = {}, options = [] }: { env?: Record<string, string>; options?: string[] } = {},
): Promise<TestServer> {
  const installation = await createInstallation();
  try {
    await mustPerch(installation, 'restore', folder, ...options);
    return await startOn(installation, env);
  } catch (error) {
    await installation[Symbol.asyncDispose]();
    throw error;
  }
}

/** A server on an installation that is there. Disposing it removes the installation. */
export async function startOn(
  installation: Installation,
  env: Record<string, string> = {},
): Promise<TestServer> {
  const server = new TestServer(installation, env);
  await server.start();
  return server;
}

/** The paths of all files in a backup, those of a snapshot included. */
export async function filesOfBackup(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !isLock(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
}

/** Those that have the bytes of uploads. */
export async function copiesIn(folder: string): Promise<string[]> {
  return (await filesOfBackup(folder)).filter((name) => /^files\/[0-9a-f]{2}\//.test(name));
}

/** Files and folders of the backup that other users of the machine could open. */
export async function openToOthers(folder: string): Promise<string[]> {
  const inside = (await readdir(folder, { recursive: true })).filter((name) => !isLock(name));
  const names = ['.', ...inside];
  const modes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mode));
  return names.filter((_, index) => ((modes[index] ?? 0) & 0o077) !== 0);
}
