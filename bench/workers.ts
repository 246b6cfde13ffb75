import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from '../test/support/ports.ts';
import { createBucket } from '../test/support/services/bucket.ts';
import { startCeph } from '../test/support/services/ceph.ts';
import { startPostgres } from '../test/support/services/postgres.ts';
import { measuredOn } from './circumstances.ts';
import { cpuSeconds, runWeighted, serversOf, shareOfCore } from './cores.ts';
import { type PerchUnderTest, startPerch } from './perch.ts';
import { projectRoot, requireProgram } from './programs.ts';
import { figureOf, formatFigure, rounded } from './statistics.ts';
import { rateIn } from './wrk.ts';

// node scripts/bun.mjs bench/workers.ts [rounds]: one process beside two, results in bench/workers.md.
// wrk needs a core as well. So every process has only a part of a core of its own, and wrk has the rest.

const rounds = Number(process.argv[2] ?? 5);
const share = 0.25;
const seconds = 4;

interface Case {
  name: string;
  /** Started, each perhaps with several processes. */
  perches: PerchUnderTest[];
  urls: string[];
}

interface Result {
  perSecond: number;
  perCpuSecond: number;
}

const folder = await mkdtemp(join(tmpdir(), 'perch-workers-'));
const small = join(folder, 'small.png');
await Bun.$`head -c 1024 /dev/urandom > ${small}`;
try {
  const page = await report();
  await writeFile(join(projectRoot, 'bench/workers.md'), page);
  process.stdout.write(page);
} finally {
  await rm(folder, { recursive: true });
}

async function report(): Promise<string> {
  await using cluster = await startPostgres();
  await using ceph = await startCeph();
  await using bucket = await createBucket(ceph);
  const shared = {
    DATABASE_URL: cluster.url,
    SECRET_KEY: 'the same secret key for all of them',
    ...bucket.env,
  };
  const start = (name: string, env: Record<string, string> = {}) =>
    startPerch(join(folder, name), freePort(), { LOG_LEVEL: 'error', ...env });

  await using alone = await start('alone');
  await using workers = await start('workers', { WORKERS: '2' });
  await using one = await start('one', shared);
  const neighbour = { ...shared, PORT: String(freePort()), DATA_DIR: join(folder, 'other') };
  await using other = await startNeighbour(neighbour);
  const urlOf = async (perch: PerchUnderTest) => (await perch.upload(small)).url;
  const link = await urlOf(one);
  const cases: Case[] = [
    { name: 'one process', perches: [alone], urls: [await urlOf(alone)] },
    { name: 'two workers, SQLite and disk', perches: [workers], urls: [await urlOf(workers)] },
    { name: 'one server, PostgreSQL and S3', perches: [one], urls: [link] },
    {
      name: 'two servers, PostgreSQL and S3',
      perches: [one, { ...one, pid: other.pid }],
      urls: [link, link.replace(one.origin, other.origin)],
    },
  ];
  return render(cases, await measureAll(cases));
}

/** A second server on what the first has; what it needs to be asked about is its link alone. */
async function startNeighbour(env: Record<string, string>) {
  const child = Bun.spawn([process.execPath, 'server/src/main.ts'], {
    cwd: projectRoot,
    env: { ...process.env, LOG_LEVEL: 'error', PUBLIC_URL: '', ...env },
    stdout: 'ignore',
    stderr: 'inherit',
  });
  const origin = `http://localhost:${env['PORT']}`;
  while (!(await fetch(`${origin}/readyz`).catch(() => undefined))?.ok) await Bun.sleep(50);
  return {
    pid: child.pid,
    origin,
    async [Symbol.asyncDispose]() {
      child.kill();
      await child.exited;
    },
  };
}

async function measureAll(cases: Case[]): Promise<Result[][]> {
  const results: Result[][] = cases.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, each] of cases.entries()) results[index]?.push(await measure(each));
  }
  return results;
}

async function measure({ perches, urls }: Case): Promise<Result> {
  const servers = (await Promise.all(perches.map(({ pid }) => serversOf(pid)))).flat();
  const cores = await Promise.all(servers.map((_, core) => shareOfCore(core, share)));
  try {
    for (const [core, pid] of servers.entries()) await cores[core]?.take(pid);
    await Promise.all(urls.map((url) => requestsPerSecond(url, 1, 32)));
    const before = await cpuSeconds(servers);
    const rates = await Promise.all(urls.map((url) => requestsPerSecond(url, seconds, 32)));
    const used = (await cpuSeconds(servers)) - before;
    const perSecond = rates.reduce((sum, rate) => sum + rate, 0);
    return { perSecond, perCpuSecond: (perSecond * seconds) / used };
  } finally {
    for (const core of cores) await core[Symbol.asyncDispose]();
  }
}

async function requestsPerSecond(url: string, during: number, connections: number) {
  const wrk = requireProgram('wrk', 'wrk');
  const command = [wrk, '-t1', `-c${connections}`, `-d${during}s`, url];
  return rateIn(await runWeighted(command));
}

async function render(cases: Case[], results: Result[][]): Promise<string> {
  const median = (index: number, pick: (result: Result) => number) =>
    figureOf((results[index] ?? []).map(pick));
  const rows = cases.map(({ name }, index) => {
    const beside = index - (index % 2);
    const ratio = (pick: (result: Result) => number) =>
      rounded(median(index, pick).median / median(beside, pick).median);
    const rate = formatFigure(median(index, ({ perSecond }) => perSecond));
    const cost = formatFigure(median(index, ({ perCpuSecond }) => perCpuSecond));
    const isOne = index === beside;
    return `| ${name} | ${rate} | ${isOne ? '' : ratio(({ perSecond }) => perSecond)} | ${cost} | ${isOne ? '' : ratio(({ perCpuSecond }) => perCpuSecond)} |`;
  });
  const [load = ''] = (await Bun.file('/proc/loadavg').text()).split(' ');
  return [
    '# One process and two',
    '',
    `Made by \`node scripts/bun.mjs bench/workers.ts ${rounds}\` ${await measuredOn()}, load ${load}.`,
    '',
    `A file of 1024 bytes, 32 connections to each address, ${rounds} rounds in turn, medians (lowest–highest).`,
    `This machine has two cores, and wrk needs as much as a server. So every serving process has ${share * 100} %`,
    'of a core of its own (a cgroup), and wrk the rest: it is never the limit. The ratio is to the',
    'line above and should reach 1.7. The last columns show what a request costs: a ratio below 1 would be',
    'what two processes cost each other.',
    '',
    '| Who serves | Requests/s | Ratio | Requests per second of CPU | Ratio |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows,
    '',
  ].join('\n');
}
