import { access, chmod, constants, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { type Config, ConfigError } from '../config/config.ts';
import { databasePathOf } from '../database/open.ts';
import { inMemory } from '../database/sqlite/sqlite.ts';

/** Of the data folder and those in it. */
export const folderMode = 0o700;
const fileMode = 0o600;
// Permissions of all but the owner.
const othersMode = 0o077;
const everyoneMode = 0o007;
// A folder that is meant for all users, as /tmp is, is not Perch's to close.
const sharedMode = 0o1000;
// Restoring and SQLite have further files beside these.
const ownFiles = /^(perch\.db|restore\.db|secret\.key|folder\.id|(perch|workers)\.lock)/;
/** Names by which a folder is known as a data folder. */
export const ownNames = /^(perch\.db|secret\.key|folder\.id|perch\.lock|files|import)$/;
// https://sqlite.org/fileformat2.html#magic_header_string
const sqliteHeader = 'SQLite format 3\0';
// Stored files, and copies of those in S3.
const byteFolders = ['files', 'cache'];

/**
 * Makes the data folder with its parents, or closes the one that is there to all but its owner,
 * with what Perch keeps in it and the database's files wherever they are. Throws ConfigError where
 * other users of the machine could go on reading it, or it cannot be written; `needs` are settings with which no
 * folder is needed.
 */
export async function openPrivateFolder(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  needs: string[] = [],
): Promise<void> {
  const code = await findRefusal(dataDir);
  await close(dataDir, folderMode);
  const found = await stat(dataDir).catch(() => undefined);
  if (found?.isDirectory() && (found.mode & everyoneMode) !== 0) {
    throw new ConfigError(
      `Every user of this machine can open the data folder ${dataDir}, and Perch cannot change that; ` +
        `run chmod 700 ${dataDir} as its owner, or set DATA_DIR to a folder in it, which Perch makes.`,
    );
  }
  if (code !== undefined) throw unwritable(dataDir, code, needs);
  for (const { path, isFolder } of await listPrivate({ dataDir, databaseUrl })) {
    await close(path, isFolder ? folderMode : fileMode);
  }
}

/** The system's code for why the folder is a file, cannot be made or not be written; undefined: it can. */
export async function findRefusal(dataDir: string): Promise<string | undefined> {
  try {
    await mkdir(dataDir, { recursive: true, mode: folderMode });
    await access(dataDir, constants.W_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    return String(error instanceof Error && 'code' in error ? error.code : error);
  }
}

function unwritable(dataDir: string, code: string, needs: string[]): ConfigError {
  const without = needs.length > 0 ? ` None is needed with ${needs.join(' and ')} set.` : '';
  return new ConfigError(
    `The data folder ${dataDir} cannot be written (${code}); ` +
      `give it to the user that runs Perch, or set DATA_DIR to another folder.${without}`,
  );
}

interface PrivatePath {
  path: string;
  isFolder: boolean;
}

/** The files that hold secrets, and the folders that lead to stored files. */
async function listPrivate({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<PrivatePath[]> {
  const own = await entriesOf(dataDir);
  const files = own.filter((entry) => entry.isFile() && ownFiles.test(entry.name));
  const folders = await Promise.all(byteFolders.map((name) => foldersIn(join(dataDir, name))));
  const found = [
    ...files.map(({ name }) => ({ path: join(dataDir, name), isFolder: false })),
    ...folders.flat().map((path) => ({ path, isFolder: true })),
  ];
  const database = databasePathOf(databaseUrl);
  if (database === undefined || database === inMemory) return found;
  // A mistyped address may name any file of the system.
  if (!(await mayBeDatabase(database))) return found;
  const parts = ['', '-wal', '-shm', '-journal'];
  return [...found, ...parts.map((ending) => ({ path: database + ending, isFolder: false }))];
}

/** Whether SQLite would take the file: none is there yet, or an empty one, or one of its own. */
async function mayBeDatabase(path: string): Promise<boolean> {
  const head = await Bun.file(path)
    .slice(0, sqliteHeader.length)
    .text()
    .catch(() => '');
  return head === '' || head === sqliteHeader;
}

/** The folder and those right in it. */
async function foldersIn(path: string): Promise<string[]> {
  const folders = (await entriesOf(path)).filter((entry) => entry.isDirectory());
  return [path, ...folders.map(({ name }) => join(path, name))];
}

/** None where there is no such folder, or not for this user. */
const entriesOf = (path: string) => readdir(path, { withFileTypes: true }).catch(() => []);

/** The paths that other users of the machine can read, and should not. Changes nothing. */
export async function listOpen(config: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<string[]> {
  const paths = [{ path: config.dataDir, isFolder: true }, ...(await listPrivate(config))];
  const open = await Promise.all(
    paths.map(async ({ path }) => {
      const found = await stat(path).catch(() => undefined);
      return found && (found.mode & othersMode) !== 0 ? [path] : [];
    }),
  );
  return [...new Set(open.flat())];
}

/** Takes the permissions of others away, where the file exists and belongs to this user. */
async function close(path: string, most: number): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (!found || (found.mode & othersMode) === 0 || (found.mode & sharedMode) !== 0) return;
  await chmod(path, found.mode & most).catch(() => {});
}
