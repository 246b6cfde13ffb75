import { afterAll, expect, test } from 'bun:test';

import { compose } from '../support/packages/compose.ts';
import { openFront, ownAuthority } from '../support/packages/front.ts';
import { openPerchContainers } from '../support/packages/image.ts';
import { startLoad } from '../support/packages/load.ts';
import { makeCaddyImage, makePostgresImage } from '../support/packages/other-images.ts';
import { startTcpProxy } from '../support/proxies/tcp-proxy.ts';
import { createBucket } from '../support/services/bucket.ts';
import { startCeph } from '../support/services/ceph.ts';
import { waitFor } from '../support/wait.ts';

// Two Perch without a data folder, by the compose file that the project ships.
const cleanup = new AsyncDisposableStack();
afterAll(() => cleanup.disposeAsync());
const [ceph, containers] = await Promise.all([startCeph(), openPerchContainers()]);
cleanup.use(ceph);
cleanup.use(containers);
await makeCaddyImage(containers);
await makePostgresImage(containers);
const bucket = await createBucket(ceph);
const domain = 'files.example';
const rounds = Number(process.env['PERCH_TEST_ROUNDS'] ?? 1);

// The port of Ceph, at the machine's address in the network of the containers: known before that is there.
const gateway = '172.30.98.1';
const cephPort = Number(new URL(ceph.endpoint).port);

const starting = compose(containers, {
  path: 'deploy/compose.cluster.yaml',
  variables: {
    PERCH_DOMAIN: domain,
    POSTGRES_PASSWORD: 'letters1',
    SECRET_KEY: 'the same key on every machine, long enough',
    ...bucket.env,
    S3_ENDPOINT: `http://${gateway}:${cephPort}`,
    ...ownAuthority,
  },
  async onNetwork(address) {
    expect(address).toBe(gateway);
    cleanup.use(await startTcpProxy(cephPort, { address, port: cephPort }));
  },
});
// A failure outside of tests and hooks would leave all of it running.
const composed = await starting.catch(async (error: unknown) => {
  await cleanup.disposeAsync();
  throw error;
});
cleanup.use(composed);

const addressOf = (service: string) => `http://${composed.addresses[service]}:3000`;
const isReady = (service: string) =>
  fetch(`${addressOf(service)}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

test('two Perch without a data folder are killed and stopped in turn, and nothing accepted is lost', async () => {
  const front = await openFront(containers, composed, { domain, service: 'perch-1' });
  const load = startLoad(front, 2);
  const more = (count: number) => {
    const enough = load.accepted.length + count;
    return waitFor('some uploads', () => load.accepted.length >= enough || load.lost.length > 0, {
      timeoutMs: 60_000,
    });
  };
  await more(20);
  const ways = [['kill'], ['stop', '--time=45']];
  for (let round = 0; round < rounds; round += 1) {
    for (const [service, way] of ['perch-1', 'perch-2'].flatMap((each) =>
      ways.map((command) => [each, command] as const),
    )) {
      const container = composed.containerOf(service);
      await containers.run(['podman', ...way, container]);
      await more(20);
      await containers.run(['podman', 'start', container]);
      await waitFor('it to be ready', () => isReady(service));
      await more(10);
    }
  }
  await load.stop();
  console.error(
    `${load.accepted.length} uploads accepted, ${load.downloads} downloads, asked again:`,
    Object.fromEntries(load.retried),
  );
  expect(load.lost).toEqual([]);
  for (const { path, content } of load.accepted) {
    for (const service of ['perch-1', 'perch-2']) {
      const answer = await fetch(`${addressOf(service)}${path}`, { headers: { host: domain } });
      expect(Buffer.compare(await answer.bytes(), content)).toBe(0);
    }
  }
  const log = await containers.tryRun(['podman', 'logs', composed.containerOf('perch-1')]);
  expect(log.stderr).toContain('"event":"data_dir.unused"');
});

test('a server that needs the folder all the same refuses to start, in one sentence', async () => {
  const image = await containers.run([
    'podman',
    'inspect',
    composed.containerOf('perch-1'),
    '--format={{.ImageName}}',
  ]);
  const shared = [
    '--env=DATA_DIR=/nonexistent',
    '--env=DATABASE_URL=postgres://perch:letters1@127.0.0.1:1/perch',
    ...Object.entries(bucket.env).map(([name, value]) => `--env=${name}=${value}`),
  ];
  const key = '--env=SECRET_KEY=the same key on every machine, long enough';
  for (const [options, need] of [
    [[], 'SECRET_KEY'],
    [[key, '--env=S3_CACHE=1GB'], 'S3_CACHE=0'],
  ] as const) {
    const { exitCode, stderr } = await containers.tryRun([
      'podman',
      'run',
      '--rm',
      '--read-only',
      '--network=host',
      ...shared,
      ...options,
      image,
    ]);
    expect(exitCode).toBe(1);
    expect(stderr.trim()).toBe(
      `Perch: The data folder /nonexistent cannot be written (EROFS): its file system is read-only. Mount a folder or a volume there, or set DATA_DIR to another folder. None is needed with ${need} set.`,
    );
  }
});
