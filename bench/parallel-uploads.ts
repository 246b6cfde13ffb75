import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import type { Api } from '@perch/contract/api';
import { hc } from 'hono/client';

import { freePort } from '../test/support/ports.ts';
import { createBucket } from '../test/support/services/bucket.ts';
import { startCeph } from '../test/support/services/ceph.ts';
import { startPostgres } from '../test/support/services/postgres.ts';
import { type PerchUnderTest, startPerch } from './perch.ts';
import { figureOf, formatFigure } from './statistics.ts';
import { makeWorkFolder } from './work-folder.ts';

// bun bench/parallel-uploads.ts postgres|postgres-s3|sqlite <checkout> [rounds]: 100 KiB files of new bytes from 16
// connections, of as many accounts and of one, and from one connection, to this Perch and to the one of another commit in
// turn. On PostgreSQL each has a database of its own in one cluster, which syncs what it commits; with S3 a bucket in Ceph.

const [, , kind, otherRoot, roundsText] = process.argv;
if (!otherRoot || !['postgres', 'postgres-s3', 'sqlite'].includes(kind ?? '')) {
  throw new Error('Say postgres, postgres-s3 or sqlite, and name the folder of another checkout.');
}
const rounds = Number(roundsText ?? 9);
const lanes = 16;
const roundMs = 2000;
const fileBytes = 100 * 1024;

interface Side {
  perch: PerchUnderTest;
  /** Of as many accounts as there are lanes. */
  tokens: string[];
}

await using work = await makeWorkFolder('parallel');
await using cluster = kind === 'sqlite' ? undefined : await startPostgres({ isDurable: true });
await using ceph = kind === 'postgres-s3' ? await startCeph() : undefined;
await measureBoth(resolve(otherRoot));

async function measureBoth(otherPath: string): Promise<void> {
  await using ours = await start('ours');
  await using theirs = await start('theirs', otherPath);
  const sides = { ours: await withAccounts(ours), theirs: await withAccounts(theirs) };
  for (const { accounts, connections } of [
    { accounts: lanes, connections: lanes },
    { accounts: 1, connections: lanes },
    { accounts: 1, connections: 1 },
  ]) {
    const found = { ours: begin(), theirs: begin() };
    for (let round = 0; round < rounds; round += 1) {
      // Each begins every other round, so that neither always comes after the other's writing.
      const order = round % 2 === 0 ? (['theirs', 'ours'] as const) : (['ours', 'theirs'] as const);
      for (const side of order) await measure(sides[side], accounts, connections, found[side]);
    }
    const what = `${kind}, accounts: ${accounts}, connections: ${connections}`;
    compare(`${what}, uploads a second`, found.ours.rates, found.theirs.rates);
    compare(`${what}, ms of the server's processor each`, found.ours.costs, found.theirs.costs);
  }
}

function begin() {
  return { rates: Array.of<number>(), costs: Array.of<number>() };
}

/** The ratio is that of the rounds, each with its own, as the machine is faster in some than in others. */
function compare(what: string, ours: number[], theirs: number[]): void {
  const ratios = ours.map((each, round) => each / (theirs[round] ?? 0));
  const [mine, other, ratio] = [ours, theirs, ratios].map(figureOf).map(formatFigure);
  console.log(`${what}: ${mine}, the other ${other}, ratio ${ratio}`);
}

async function start(name: string, root?: string): Promise<PerchUnderTest> {
  const bucket = ceph && (await createBucket(ceph));
  const env = { LOG_LEVEL: 'error', ...(await databaseOf(name)), ...bucket?.env };
  const folder = join(work.path, name);
  await mkdir(folder);
  return startPerch(folder, freePort(), env, root);
}

async function databaseOf(name: string): Promise<Record<string, string>> {
  if (!cluster) return {};
  const database = new Bun.SQL(cluster.url, { max: 1 });
  await database.unsafe(`create database ${name}`);
  await database.close();
  const url = new URL(cluster.url);
  url.pathname = `/${name}`;
  return { DATABASE_URL: url.href };
}

async function withAccounts(perch: PerchUnderTest): Promise<Side> {
  const { api } = hc<Api>(perch.origin, { headers: { authorization: `Bearer ${perch.token}` } });
  const tokens: string[] = [];
  for (let lane = 0; lane < lanes; lane += 1) {
    const email = `lane${lane}@example.com`;
    const password = crypto.randomUUID();
    const json = { username: `lane${lane}`, email, password };
    const registered = await api.auth.register.$post({ json });
    if (!registered.ok) throw new Error(`Registering failed: ${registered.status}`);
    const { data } = await registered.json();
    const approved = await api.auth.approve[':id'].$put({ param: { id: data.user._id } });
    if (!approved.ok) throw new Error(`Approving failed: ${approved.status}`);
    const answer = await api.auth.login.$post({ json: { email, password } });
    if (!answer.ok) throw new Error(`Signing in failed: ${answer.status}`);
    tokens.push((await answer.json()).token);
  }
  return { perch, tokens };
}

/** Each lane uploads as one of so many accounts. */
async function measure(
  { perch, tokens }: Side,
  accounts: number,
  connections: number,
  { rates, costs }: ReturnType<typeof begin>,
): Promise<void> {
  const before = await perch.processorSeconds();
  const began = performance.now();
  let count = 0;
  async function send(lane: number) {
    const content = new Uint8Array(fileBytes);
    const headers = { authorization: `Bearer ${tokens[lane % accounts]}` };
    while (performance.now() < began + roundMs) {
      // So many at once is what the function gives; it is enough to be new.
      crypto.getRandomValues(content.subarray(0, 65_536));
      const body = new FormData();
      body.append('file', new Blob([content]), 'a.bin');
      const answer = await fetch(`${perch.origin}/api/upload`, { method: 'POST', headers, body });
      if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
      await answer.arrayBuffer();
      count += 1;
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, lane) => send(lane)));
  rates.push((count / (performance.now() - began)) * 1000);
  costs.push((((await perch.processorSeconds()) - before) / count) * 1000);
}
