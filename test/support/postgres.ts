import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findPostgres } from '../../scripts/system-programs.mjs';
import { freePort } from './ports.ts';

/** A PostgreSQL cluster of its own, gone with everything in it when it is disposed of. */
export interface PostgresCluster extends AsyncDisposable {
  /** The maintenance database, as its superuser. */
  url: string;
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

/** Starts a cluster on 127.0.0.1 and a socket in a temporary folder, without fsync. */
export async function startPostgres(): Promise<PostgresCluster> {
  const bin = findPostgres();
  if (!bin) throw new Error('PostgreSQL is not installed.');
  const account = ownAccount();
  const folder = await mkdtemp(join(tmpdir(), 'perch-postgres-'));
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
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '300',
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: folder,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = [join(bin, 'postgres'), '-D', join(folder, 'data'), ...flags];
  const server = Bun.spawn(asAccount(account, command), {
    cwd: folder,
    stdout: 'ignore',
    stderr: Bun.file(join(folder, 'log')),
  });
  const url = `postgres://perch@127.0.0.1:${port}/postgres`;
  const cluster = {
    url,
    async [Symbol.asyncDispose]() {
      server.kill('SIGQUIT');
      await server.exited;
      await remove();
    },
  };
  while (server.exitCode === null) {
    if (await answers(url)) return cluster;
    await Bun.sleep(50);
  }
  const log = await Bun.file(join(folder, 'log')).text();
  await cluster[Symbol.asyncDispose]();
  throw new Error(`PostgreSQL did not start: ${log}`);
}
