import { afterAll, expect, setDefaultTimeout, test } from 'bun:test';
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { becomeAdministrator } from '../support/api/accounts.ts';
import { upload } from '../support/api/uploads.ts';
import { type Fault, startS3Proxy } from '../support/proxies/s3-proxy.ts';
import { TestServer } from '../support/servers/server.ts';
import { createBucket } from '../support/services/bucket.ts';
import { startCeph } from '../support/services/ceph.ts';
import { startPostgres } from '../support/services/postgres.ts';
import { letPass, waitFor } from '../support/wait.ts';
import { compare, Crowd } from './support/crowd.ts';
import { HealthWatch, isLong, settle } from './support/tally.ts';

// A PostgreSQL and an S3 store of its own, which go away while people upload.
const rounds = isLong ? 10 : 1;
const awayMs = 7000;
setDefaultTimeout(600_000);

const [database, store] = await Promise.all([startPostgres({ keepsCommits: true }), startCeph()]);
const bucket = await createBucket(store);
const proxy = await startS3Proxy(store.endpoint);
const dataDir = await mkdtemp(join(tmpdir(), 'perch-outages-'));
const env = { ...bucket.env, S3_ENDPOINT: proxy.endpoint, DATABASE_URL: database.url };
const server = new TestServer(
  {
    dataDir,
    bucket,
    env: { DATA_DIR: dataDir, ...env },
    [Symbol.asyncDispose]: () => rm(dataDir, { recursive: true, force: true }),
  },
  {},
);
await server.start();
// A job may have its turn while what it needs is away.
server.expectErrors(/job\.failed/);
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await proxy[Symbol.asyncDispose]();
  await bucket[Symbol.asyncDispose]();
  await store[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});
const { token } = await becomeAdministrator(server);
const { pid } = server.process.child;

function misbehave() {
  const faults: Fault[] = [{ answer: 500 }, { answer: 503 }, 'break', 'lose the answer', 'hang'];
  proxy.onRequest(() => (randomInt(3) === 0 ? faults[randomInt(faults.length)] : undefined));
}

const outages = [
  { fault: 'PostgreSQL stopped', begin: () => database.stop(), end: () => database.start() },
  {
    fault: 'PostgreSQL frozen',
    begin: () => database.freeze(true),
    end: () => database.freeze(false),
  },
  { fault: 'S3 stopped', begin: () => store.stopGateway(), end: () => store.startGateway() },
  {
    fault: 'S3 fails, hangs or loses its answer one time in three',
    begin: misbehave,
    end: () => proxy.onRequest(() => undefined),
  },
];

test.each(outages)(
  '$fault under load loses nothing that was acknowledged, and heals',
  async (outage) => {
    const { fault, begin, end } = outage;
    await using health = new HealthWatch(server);
    const acknowledged = [];
    let [lost, wrong] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const crowd = new Crowd(server, token, { clients: 10 });
      await waitFor('some uploads', () => crowd.acknowledged.length >= 20);
      await begin();
      // For so long it is away: nothing to wait for happens meanwhile.
      await letPass(awayMs);
      await end();
      const before = crowd.acknowledged.length;
      await waitFor('uploads to work again', () => crowd.acknowledged.length >= before + 20);
      await crowd[Symbol.asyncDispose]();
      const compared = await compare(server.origin, crowd.acknowledged);
      lost += compared.lost;
      wrong += compared.wrong;
      acknowledged.push(...crowd.acknowledged);
    }
    const healthP99Ms = health.p99Ms();
    expect(server.process.child.pid).toBe(pid);
    expect((await upload(server, token, 'after.txt', 'goes on')).size).toBe(7);
    // What S3 keeps cannot be made older, so its sweep is not waited for.
    settle({ fault, runs: rounds, acknowledged: acknowledged.length, lost, wrong, healthP99Ms });
  },
);
