import { Database } from 'bun:sqlite';
import { afterAll, expect, test } from 'bun:test';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { becomeAdministrator } from '../support/api/accounts.ts';
import { upload } from '../support/api/uploads.ts';
import { startServer } from '../support/servers/server.ts';
import { waitFor } from '../support/wait.ts';
import { compare, Crowd } from './support/crowd.ts';
import { countLeftOver } from './support/installations.ts';
import { interfere } from './support/interfere.ts';
import { countOpenFiles } from './support/open-files.ts';
import { HealthWatch, settle } from './support/tally.ts';

const server = await startServer();
server.expectErrors(/"level":"error"/);
afterAll(() => server[Symbol.asyncDispose]());
const { token } = await becomeAdministrator(server);

const works = async () => (await upload(server, token, 'works.txt', 'works')).size === 5;

const isNotReady = async () => (await fetch(`${server.origin}/readyz`)).status === 503;

/** The text of a file, or the code of the refusal: other bytes are never served for it. */
async function readOrRefused(url: string): Promise<string> {
  const answer = await fetch(url);
  return answer.ok ? answer.text() : (await answer.json()).code;
}

test.each([
  ['fsync', 'error=EIO'],
  ['fsync,fdatasync', 'error=EIO'],
  ['rename,renameat,renameat2', 'error=EIO'],
  ['openat', 'error=EMFILE:when=1+3'],
  ['pwrite64,pwritev,pwritev2', 'error=ENOSPC'],
  ['pwrite64,pwritev,pwritev2', 'error=EIO:when=2+5'],
])('%s that fails with %s fails the upload and nothing else', async (calls, fault) => {
  const before = await upload(server, token, 'before.txt', 'before');
  await using health = new HealthWatch(server);
  await using crowd = new Crowd(server, token, { clients: 4 });
  {
    await using fails = new AsyncDisposableStack();
    fails.use(await interfere(server, calls, fault));
    await waitFor('refusals', () => crowd.refused + crowd.cut >= 8, { timeoutMs: 40_000 });
    // What cannot be made durable is not taken, so a balancer should look elsewhere.
    if (calls.startsWith('fsync')) await waitFor('readiness to say so', isNotReady);
    expect(['before', 'busy']).toContain(await readOrRefused(before.publicUrl));
  }
  // It recovers without a restart.
  await waitFor('uploads to work again', () => works().catch(() => false));
  await waitFor('readiness to come back', async () => !(await isNotReady()));
  await crowd[Symbol.asyncDispose]();
  expect(crowd.cut).toBe(0);
  const compared = await compare(server.origin, crowd.acknowledged);
  const leftOver = await countLeftOver(server);
  settle({
    fault: `${calls}: ${fault}`,
    runs: crowd.refused,
    acknowledged: crowd.acknowledged.length + 1,
    ...compared,
    leftOver,
    healthP99Ms: health.p99Ms(),
  });
});

test('a server that may open no more files answers what it can, and recovers within 5 s', async () => {
  const { pid } = server.process.child;
  const folder = `/proc/${pid}/fd`;
  const before = await countOpenFiles(pid);
  const descriptors = (await readdir(folder)).length;
  await using crowd = new Crowd(server, token, { clients: 40 });
  const [, usual] =
    (await Bun.$`prlimit --pid ${pid} --nofile --noheadings --raw --output SOFT`.text()).match(
      /(\d+)/,
    ) ?? [];
  await Bun.$`prlimit --pid ${pid} --nofile=${descriptors + 10}:`.quiet();
  await waitFor('refusals', () => crowd.refused + crowd.cut >= 20);
  await Bun.$`prlimit --pid ${pid} --nofile=${usual}:`.quiet();
  await waitFor('uploads to work again', () => works().catch(() => false), { timeoutMs: 5000 });
  await crowd[Symbol.asyncDispose]();
  const compared = await compare(server.origin, crowd.acknowledged);
  await waitFor('the files to be closed', async () => (await countOpenFiles(pid)) <= before);
  const leftOver = await countLeftOver(server);
  const acknowledged = crowd.acknowledged.length + 1;
  settle({ fault: 'too few descriptors', runs: 1, acknowledged, ...compared, leftOver });
});

test('a database that another program locks is waited for, then the upload is a 503', async () => {
  const kept = await upload(server, token, 'kept.txt', 'kept');
  await fetch(kept.publicUrl);
  await using crowd = new Crowd(server, token, { clients: 8 });
  await waitFor('some uploads', () => crowd.acknowledged.length > 5);
  using database = new Database(join(server.dataDir, 'perch.db'));
  database.run('pragma busy_timeout = 5000');
  database.run('begin immediate');
  await using health = new HealthWatch(server);
  for (let count = 0; count < 20; count += 1) {
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    expect(await (await fetch(kept.publicUrl)).text()).toBe('kept');
  }
  // All of that was answered while the uploads were waiting.
  expect(crowd.refused).toBe(0);
  await waitFor('refusals', () => crowd.refused >= 8);
  database.run('rollback');
  await waitFor('uploads to work again', () => works().catch(() => false));
  await crowd[Symbol.asyncDispose]();
  expect(crowd.cut).toBe(0);
  const compared = await compare(server.origin, crowd.acknowledged);
  const leftOver = await countLeftOver(server);
  const acknowledged = crowd.acknowledged.length + 2;
  settle({
    fault: 'SQLite locked',
    runs: crowd.refused,
    acknowledged,
    ...compared,
    leftOver,
    healthP99Ms: health.p99Ms(),
  });
});
