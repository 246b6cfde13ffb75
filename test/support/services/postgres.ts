import { access, chown, constants, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findPostgres, requireProgram } from '../../../scripts/system-programs.mjs';
import { freePort } from '../ports.ts';

/** A PostgreSQL cluster of its own, gone with everything in it when it is disposed of. */
export interface PostgresCluster extends AsyncDisposable {
  /** The maintenance database, as its superuser. */
  url: string;
  /** As when the power goes: every connection is cut, committed transactions are kept. */
  stop(): Promise<void>;
  /** Starts it again. */
  start(): Promise<void>;
  /** It keeps accepting connections, but answers nothing, or answers later. */
  freeze(isFrozen: boolean): void;
}

interface Account {
  uid: number;
  gid: number;
}

function numericId(flag: '-u' | '-g', user: string) {
  const { stdout, success } = Bun.spawnSync(['id', flag, user]);
  return success ? Number(stdout.toString()) : undefined;
}

// PostgreSQL refuses to run as root.
function ownAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const user of ['postgres', 'nobody']) {
    const uid = numericId('-u', user);
    const gid = numericId('-g', user);
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody.');
}

function asAccount(account: Account | undefined, command: string[]) {
  if (process.platform !== 'linux') return command;
  const ids = account ? [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups'] : [];
  // SIGQUIT is an immediate shutdown: the cluster never outlives a killed test run.
  return ['setpriv', '--pdeathsig=QUIT', ...ids, ...command];
}

async function makeCluster(bin: string, folder: string, account: Account | undefined) {
  const options = ['--username=perch', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'];
  const command = [join(bin, 'initdb'), '-D', join(folder, 'data'), '--no-sync', ...options];
  const initdb = Bun.spawn(asAccount(account, command), {
    cwd: folder,
    stdout: 'ignore',
    stderr: 'pipe',
  });
  const errors = await new Response(initdb.stderr).text();
  if ((await initdb.exited) !== 0) throw new Error(`initdb failed: ${errors}`);
}

async function answers(url: string) {
  const client = new Bun.SQL(url, { max: 1, connectionTimeout: 1 });
  try {
    await client`select 1`;
    return true;
  } catch {
    return false;
  } finally {
    await client.close();
  }
}

const memoryFolder = '/dev/shm';
// A test's database takes 10 MB while it runs, the log of all of them 256 MB.
const memoryMin = 2 * 1024 ** 3;

/** Where a cluster in memory may be; a system that has no such folder, or too little of it, has the disk. */
async function findMemory(): Promise<string> {
  try {
    await access(memoryFolder, constants.W_OK);
    const { bavail, bsize } = await statfs(memoryFolder);
    return bavail * bsize >= memoryMin ? memoryFolder : tmpdir();
  } catch {
    return tmpdir();
  }
}

interface PostgresOptions {
  /** Its files are in memory where there is room: on a disk a new database, of 300 files, takes ten times as long. */
  isInMemory?: boolean;
  /** What was committed is there after a stop. */
  keepsCommits?: boolean;
  /** Also after a power cut, as PostgreSQL is usually run: a commit waits for the disk. */
  isDurable?: boolean;
}

/** Starts a cluster on 127.0.0.1 and a socket in a temporary folder, without fsync unless it is wanted. */
export async function startPostgres({
  isInMemory = false,
  keepsCommits = false,
  isDurable = false,
}: PostgresOptions = {}): Promise<PostgresCluster> {
  requireProgram('postgres');
  const bin = findPostgres() ?? '';
  const account = ownAccount();
  const parent = isInMemory ? await findMemory() : tmpdir();
  const folder = await mkdtemp(join(parent, 'perch-postgres-'));
  if (account) await chown(folder, account.uid, account.gid);
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await makeCluster(bin, folder, account);
  } catch (error) {
    await remove();
    throw error;
  }

  const port = freePort();
  const settings = {
    fsync: isDurable ? 'on' : 'off',
    synchronous_commit: keepsCommits || isDurable ? 'on' : 'off',
    full_page_writes: isDurable ? 'on' : 'off',
    max_connections: '300',
    ...(isInMemory && { max_wal_size: '256MB' }),
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: folder,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = [join(bin, 'postgres'), '-D', join(folder, 'data'), ...flags];
  const url = `postgres://perch@127.0.0.1:${port}/postgres`;
  let server: Bun.Subprocess | undefined;

  async function start() {
    const log = join(folder, 'log');
    const started = Bun.spawn(asAccount(account, command), {
      cwd: folder,
      stdout: 'ignore',
      stderr: Bun.file(log),
    });
    server = started;
    while (started.exitCode === null) {
      if (await answers(url)) return;
      await Bun.sleep(50);
    }
    throw new Error(`PostgreSQL did not start: ${await Bun.file(log).text()}`);
  }

  async function stop() {
    server?.kill('SIGQUIT');
    await server?.exited;
  }

  function freeze(isFrozen: boolean) {
    const { pid } = server ?? {};
    if (pid === undefined) return;
    const signal = isFrozen ? 'SIGSTOP' : 'SIGCONT';
    // Frozen first, it starts no further children.
    if (isFrozen) process.kill(pid, signal);
    const { stdout } = Bun.spawnSync(['pgrep', '--parent', String(pid)]);
    const children = stdout.toString().split('\n').filter(Boolean).map(Number);
    for (const each of children) process.kill(each, signal);
    if (!isFrozen) process.kill(pid, signal);
  }

  const cluster = {
    url,
    start,
    stop,
    freeze,
    async [Symbol.asyncDispose]() {
      await stop();
      await remove();
    },
  };
  try {
    await start();
    return cluster;
  } catch (error) {
    await cluster[Symbol.asyncDispose]();
    throw error;
  }
}
