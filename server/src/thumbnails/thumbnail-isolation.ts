import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

import type { Config } from '../config/config.ts';
import { databasePathOf } from '../database/open.ts';
import { inMemory } from '../database/sqlite/sqlite.ts';
import { commandOf, siblingFile } from '../lib/sibling-file.ts';
import { OutOfMemoryError } from './thumbnail-memory.ts';

// Next to this file, in the source and in the bundle.
const programs = dirname(import.meta.path);
// What the thumbnail process imports from elsewhere in the source; the bundle has it inside.
const imported = import.meta.path.endsWith('.ts')
  ? ['../lib', '../../../node_modules'].map((path) => resolve(programs, path))
  : [];
const probe = siblingFile(import.meta.path, 'thumbnail-isolation-probe');
const probeMaxMs = 10_000;

/** Absolute paths that the thumbnail process must not see. */
export interface HiddenPaths {
  folders: string[];
  files: string[];
}

/** How a process is kept from the network and from hidden paths. */
export interface Isolation {
  by: 'bubblewrap' | 'user namespaces' | 'nothing';
  /** The command that runs this command isolated. */
  wrap(command: string[]): string[];
}

const noIsolation: Isolation = { by: 'nothing', wrap: (command) => command };

/** The paths of everything that Perch keeps: blobs, database, secret key. */
export function hiddenPaths({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): HiddenPaths {
  const database = databasePathOf(databaseUrl);
  if (database === undefined || database === inMemory) return { folders: [dataDir], files: [] };
  const path = resolve(database);
  return { folders: [dataDir], files: isIn(dataDir, path) ? [] : databaseFiles(path) };
}

const databaseFiles = (path: string) =>
  ['', '-wal', '-shm', '-journal'].map((ending) => `${path}${ending}`);

/**
 * The strongest isolation that works on this system, as a probe started in it shows; thumbnails are made
 * without one, too. Throws where no process can be started, and where there is too little memory for one to tell.
 */
export async function findIsolation(hidden: HiddenPaths): Promise<Isolation> {
  for (const candidate of listIsolations(hidden)) {
    if (await holds(candidate, hidden)) return candidate;
  }
  await holds(noIsolation, hidden);
  return noIsolation;
}

/** The isolations for which this system has the programs, the strongest first; they may not work. */
export function listIsolations(hidden: HiddenPaths): Isolation[] {
  if (process.platform !== 'linux') return [];
  return [inBubblewrap(hidden), inNamespaces(hidden)].filter((each) => each !== undefined);
}

async function holds({ by, wrap }: Isolation, { folders, files }: HiddenPaths): Promise<boolean> {
  const command = wrap([...commandOf(probe), ...folders, ...files]);
  const child = Bun.spawn(command, {
    env: {},
    stdio: ['ignore', 'ignore', 'ignore'],
    timeout: probeMaxMs,
    killSignal: 'SIGKILL',
  });
  const exitCode = await child.exited;
  // A probe without isolation has nothing that could forbid it to run.
  if (by === 'nothing' && exitCode > 1)
    throw new OutOfMemoryError('No process of the runtime can be started.');
  return exitCode === 0;
}

// The system's libraries; no other path of it exists inside.
const systemFolders = ['/usr', '/lib', '/lib64', '/bin', '/nix/store', '/gnu/store'];
// Debian's libraries are partly found through its links.
const linkFolders = ['/etc/alternatives'];
const systemFiles = ['/etc/ld.so.cache', '/etc/ld.so.conf', '/etc/ld-musl-x86_64.path'];

const systemPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
// An environment without PATH must not cost the isolation.
export const findProgram = (name: string) =>
  Bun.which(name) ?? Bun.which(name, { PATH: systemPath });

const bubblewrapOptions =
  '--unshare-all --as-pid-1 --die-with-parent --new-session --cap-drop ALL --clearenv'.split(' ');

function inBubblewrap({ folders, files }: HiddenPaths): Isolation | undefined {
  const program = findProgram('bwrap');
  if (!program) return undefined;
  const visible = [
    ...systemFolders,
    ...linkFolders,
    ...systemFiles,
    process.execPath,
    programs,
    ...imported,
  ];
  const isVisible = (path: string) => visible.some((each) => isIn(each, path)) && existsSync(path);
  const options = () => [
    ...bubblewrapOptions,
    ...visible.flatMap((path) => ['--ro-bind-try', path, path]),
    '--proc',
    '/proc',
    '--dev',
    '/dev',
    '--chdir',
    '/',
    ...folders.filter(isVisible).flatMap((path) => ['--tmpfs', path]),
    ...files.filter(isVisible).flatMap((path) => ['--ro-bind', '/dev/null', path]),
  ];
  return { by: 'bubblewrap', wrap: (command) => [program, ...options(), '--', ...command] };
}

// Mounting needs capabilities that the program itself must not have: it could unmount.
const hideAndRun = `
while [ "$1" != -- ]; do
  if [ -d "$1" ]; then mount -t tmpfs -o size=4k,mode=700 perch "$1" || exit 1
  elif [ -e "$1" ]; then mount --bind /dev/null "$1" || exit 1
  fi
  shift
done
shift
exec setpriv --bounding-set=-all --inh-caps=-all --no-new-privs "$@"
`;

function inNamespaces({ folders, files }: HiddenPaths): Isolation | undefined {
  const [env, unshare, shell] = ['env', 'unshare', 'sh'].map(findProgram);
  if (!env || !unshare || !shell || !findProgram('setpriv')) return undefined;
  const start = [
    env,
    `PATH=${systemPath}`,
    unshare,
    '--user',
    '--map-root-user',
    '--net',
    '--mount',
    '--',
  ];
  const hiding = [shell, '-c', hideAndRun, 'hide', ...folders, ...files, '--'];
  return { by: 'user namespaces', wrap: (command) => [...start, ...hiding, ...command] };
}

/** Whether `path` is this folder or file, or below it. */
const isIn = (folder: string, path: string): boolean =>
  path === folder || (dirname(path) !== path && isIn(folder, dirname(path)));
