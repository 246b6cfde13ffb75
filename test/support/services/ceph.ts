import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { requireProgram } from '../../../scripts/system-programs.mjs';
import { freePort } from '../ports.ts';
import { waitFor } from '../wait.ts';
import type { Location } from './bucket.ts';
import { cephSettings } from './ceph-settings.ts';

/** An S3 store of its own, gone with everything in it when it is disposed of. */
export interface S3Store extends Location, AsyncDisposable {
  /** Ends the gateway as a crash would; what it has answered for is kept. */
  stopGateway(): Promise<void>;
  startGateway(): Promise<void>;
}

const accessKeyId = 'testaccesskey0000001';
const secretAccessKey = 'testsecretkey000000000000000000000000001';

/** Runs a program of the cluster to its end. */
async function finish(folder: string, command: string[]) {
  const child = Bun.spawn(command, {
    env: { ...process.env, ...environmentOf(folder) },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
    timeout: 60_000,
  });
  const [output, errors, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  if (code !== 0) throw new Error(`${command.join(' ')} failed: ${errors}${output}`);
  return output;
}

const environmentOf = (folder: string) => ({
  CEPH_CONF: join(folder, 'ceph.conf'),
  CEPH_ARGS: '',
  TMPDIR: folder,
  PYTHONWARNINGS: 'ignore',
});

type Daemon = Bun.Subprocess<'ignore', Bun.BunFile, Bun.BunFile>;

function startDaemon(folder: string, command: string[]): Daemon {
  const [name = ''] = command;
  const log = Bun.file(join(folder, `${name}.out`));
  // Like the other programs of the tests, it never outlives a killed test run.
  const bound =
    process.platform === 'linux' ? ['setpriv', '--pdeathsig=KILL', ...command] : command;
  return Bun.spawn(bound, {
    env: { ...process.env, ...environmentOf(folder) },
    stdin: 'ignore',
    stdout: log,
    stderr: log,
  });
}

/** Fails at once when the daemon has ended. Every commit of Ceph is synced, also on a slow disk. */
async function waitForDaemon(what: string, daemon: Daemon, isThere: () => Promise<unknown>) {
  const ask = () => {
    if (daemon.exitCode !== null) throw new Error(`${what} ended with ${daemon.exitCode}`);
    return isThere();
  };
  await waitFor(what, ask, { timeoutMs: 60_000 });
}

async function makeKeys(folder: string) {
  const key = ['ceph-authtool', join(folder, 'keyring'), '--gen-key'];
  await finish(folder, [...key, '--create-keyring', '-n', 'mon.', '--cap', 'mon', 'allow *']);
  const all = ['mon', 'osd', 'mgr', 'mds'].flatMap((name) => ['--cap', name, 'allow *']);
  await finish(folder, [...key, '-n', 'client.admin', ...all]);
}

async function startMonitor(folder: string, id: string, port: number): Promise<Daemon> {
  const map = join(folder, 'monmap');
  const address = `[v2:127.0.0.1:${port}/0]`;
  await finish(folder, ['monmaptool', '--create', '--addv', 'a', address, '--fsid', id, map]);
  const make = ['--mkfs', '--monmap', map, '--keyring', join(folder, 'keyring')];
  await finish(folder, ['ceph-mon', '-i', 'a', ...make]);
  return startDaemon(folder, ['ceph-mon', '-f', '-i', 'a']);
}

async function startDisk(folder: string): Promise<Daemon> {
  const id = crypto.randomUUID();
  const keyring = join(folder, 'osd.keyring');
  const make = ['--mkfs', '--mkkey', '--osd-uuid', id, '--keyring', keyring, '--no-mon-config'];
  await finish(folder, ['ceph-osd', '-i', '0', ...make]);
  await finish(folder, ['ceph', 'osd', 'new', id]);
  const rights = ['mon', 'allow profile osd', 'osd', 'allow *', 'mgr', 'allow profile osd'];
  await finish(folder, ['ceph', 'auth', 'add', 'osd.0', ...rights, '-i', keyring]);
  const disk = startDaemon(folder, ['ceph-osd', '-f', '-i', '0', '--keyring', keyring]);
  // A client that uses the cluster before the disk is there looks for it again only after 5 s.
  const socket = join(folder, 'run', 'osd.0.asok');
  await waitForDaemon('the disk of Ceph', disk, async () => {
    const asking = finish(folder, ['ceph', '--admin-daemon', socket, 'status']);
    return /"state": "active"/.test(await asking.catch(() => ''));
  });
  return disk;
}

async function makeUser(folder: string) {
  const keys = [`--access-key=${accessKeyId}`, `--secret-key=${secretAccessKey}`];
  const user = ['user', 'create', '--uid=test', '--display-name=test', '--max-buckets=0'];
  await finish(folder, ['radosgw-admin', '-n', 'client.admin', ...user, ...keys]);
}

async function startGateway(folder: string, endpoint: string): Promise<Daemon> {
  const gateway = startDaemon(folder, ['radosgw', '-f', '-n', 'client.admin']);
  await waitForDaemon('the gateway of Ceph', gateway, () =>
    fetch(endpoint, { signal: AbortSignal.timeout(5000) }).catch(() => undefined),
  );
  return gateway;
}

interface CephOptions {
  /** Where bytes are kept. On the disk there is room for large files; memory is faster. */
  keep?: 'memory' | 'disk';
}

/** Starts Ceph with its S3 gateway on 127.0.0.1: one monitor, one disk, everything in one folder. */
export async function startCeph({ keep = 'memory' }: CephOptions = {}): Promise<S3Store> {
  requireProgram('ceph');
  const folder = await mkdtemp(join(tmpdir(), 'perch-ceph-'));
  const ports = { monitor: freePort(), gateway: freePort() };
  const endpoint = `http://127.0.0.1:${ports.gateway}`;
  const daemons: Daemon[] = [];
  const dispose = async () => {
    for (const daemon of daemons.toReversed()) {
      daemon.kill('SIGKILL');
      await daemon.exited;
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    for (const name of ['run', 'crash', 'osd/0', 'mon', 'rgw']) {
      await mkdir(join(folder, name), { recursive: true });
    }
    const id = crypto.randomUUID();
    const settings = cephSettings({ folder, id, ports, store: stores[keep] });
    await Bun.write(join(folder, 'ceph.conf'), settings);
    await makeKeys(folder);
    daemons.push(await startMonitor(folder, id, ports.monitor));
    daemons.push(await startDisk(folder));
    await makeUser(folder);
    daemons.push(await startGateway(folder, endpoint));
  } catch (error) {
    await dispose();
    throw error;
  }
  const location = { endpoint, region: 'us-east-1', accessKeyId, secretAccessKey };
  return {
    ...location,
    async stopGateway() {
      const gateway = daemons.pop();
      gateway?.kill('SIGKILL');
      await gateway?.exited;
    },
    async startGateway() {
      daemons.push(await startGateway(folder, endpoint));
    },
    [Symbol.asyncDispose]: dispose,
  };
}

const stores = { memory: 'memstore', disk: 'bluestore' };
