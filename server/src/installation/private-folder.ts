import { access, chmod, constants, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

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
// Restoring and SQLite create further files next to these.
const ownFiles = /^(perch\.db|restore\.db|secret\.key|folder\.id|(perch|workers)\.lock)/;
/** Names by which a folder is known as a data folder. */
export const ownNames = /^(perch\.db|secret\.key|folder\.id|perch\.lock|files|import)$/;
// https://sqlite.org/fileformat2.html#magic_header_string
const sqliteHeader = 'SQLite format 3\0';
// Stored files, and copies of those in S3.
const byteFolders = ['files', 'cache'];

/**
 * Creates the data folder with its parents, or restricts an existing one to its owner, together with Perch's files in it
 * and the database's files wherever they are. Throws ConfigError if it or the database in it cannot be written, or if
 * other users of the machine could still read it; `needs` are settings with which no folder is needed.
 */
export async function openPrivateFolder(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  needs: string[] = [],
): Promise<void> {
  await close(dataDir, folderMode);
  // Before its permissions: of a folder of another user they cannot be changed either.
  const code = await findRefusal(dataDir);
  if (code !== undefined) {
    const without = needs.length > 0 ? ` None is needed with ${needs.join(' and ')} set.` : '';
    throw new ConfigError(`The data folder ${await describeRefusal(dataDir, code)}${without}`);
  }
  const found = await stat(dataDir).catch(() => undefined);
  if (found?.isDirectory() && (found.mode & everyoneMode) !== 0) {
    throw new ConfigError(
      `Every user of this machine can open the data folder ${dataDir}, and Perch cannot change that; ` +
        `run chmod 700 ${dataDir} as its owner, or set DATA_DIR to a folder in it, which Perch then creates.`,
    );
  }
  for (const { path, isFolder } of await listPrivate({ dataDir, databaseUrl })) {
    await close(path, isFolder ? folderMode : fileMode);
  }
  await refuseForeignDatabase(databaseUrl);
}

/** A folder that was given to this user may still have the files of the one before. */
async function refuseForeignDatabase(databaseUrl: string): Promise<void> {
  for (const path of databaseFiles(databaseUrl)) {
    const code = await codeOf(access(path, constants.R_OK | constants.W_OK));
    if (code === undefined || code === 'ENOENT') continue;
    throw new ConfigError(`The database ${await describeRefusal(path, code, dirname(path))}`);
  }
}

/** The system's code for why the folder is a file, cannot be made or not be written; undefined: it can. */
export const findRefusal = (dataDir: string): Promise<string | undefined> =>
  codeOf(
    mkdir(dataDir, { recursive: true, mode: folderMode }).then(() =>
      access(dataDir, constants.W_OK | constants.X_OK),
    ),
  );

const codeOf = (call: Promise<unknown>): Promise<string | undefined> =>
  call.then(
    () => undefined,
    (error: unknown) => String(error instanceof Error && 'code' in error ? error.code : error),
  );

/** Why a path cannot be written, which the system gives this code for, and what to do about `folder`; to follow its name. */
export async function describeRefusal(path: string, code: string, folder = path): Promise<string> {
  const begin = `${path} cannot be written (${code})`;
  if (code === 'EROFS') {
    return `${begin}: its file system is read-only. Mount a folder or a volume there, or set DATA_DIR to another folder.`;
  }
  const { getuid, getgid } = process;
  if ((code !== 'EACCES' && code !== 'EPERM') || !getuid || !getgid) {
    return `${begin}. Set DATA_DIR to a folder that can be written.`;
  }
  const found = await stat(path).catch(() => undefined);
  if (!found) {
    return `${begin}: it is not there, and user ${getuid()} may not create it. Create it for that user, or set DATA_DIR to another folder.`;
  }
  if (found.uid === getuid()) {
    return `${begin}, although it belongs to user ${found.uid}, which Perch runs as. Run chmod -R u+rwX ${folder}; in a container on a host with SELinux, mount it with :Z.`;
  }
  const owner = `${found.uid}:${found.gid}`;
  const user = `${getuid()}:${getgid()}`;
  // As root, Perch would not be kept from anything else.
  const or =
    found.uid === 0 ? '' : `, or start Perch as ${owner} (in a container: --user ${owner})`;
  const place = 'in a container: on the host, for the folder that is mounted there';
  return `${begin}: it belongs to ${owner}, and Perch runs as ${user}. Run chown -R ${user} ${folder} (${place})${or}.`;
}

interface PrivatePath {
  path: string;
  isFolder: boolean;
}

/** The files that contain secrets, and the folders of stored files. */
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
  const [database = '', ...others] = databaseFiles(databaseUrl);
  // A mistyped address may name any file of the system.
  if (!(await mayBeDatabase(database))) return found;
  return [...found, ...[database, ...others].map((path) => ({ path, isFolder: false }))];
}

/** The files of a database on the disk, whether they are there or not. */
function databaseFiles(databaseUrl: string): string[] {
  const database = databasePathOf(databaseUrl);
  if (database === undefined || database === inMemory) return [];
  return ['', '-wal', '-shm', '-journal'].map((ending) => database + ending);
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
