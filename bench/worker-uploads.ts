import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { freePort } from '../test/support/ports.ts';
import { cpuSeconds, serversOf } from './cores.ts';
import { readOptions } from './options.ts';
import { type PerchUnderTest, startPerch } from './perch.ts';
import { requireProgram } from './programs.ts';
import { figureOf, formatFigure } from './statistics.ts';
import { makeWorkFolder } from './work-folder.ts';

// node scripts/bun.mjs bench/worker-uploads.ts [--rounds 5] [--seconds 3]: 100 KiB files to one process and to two workers, on SQLite and
// the disk, all on both cores with their client, in turn; and the memory that they take.

const fileBytes = 100 * 1024;
const lanes = 16;
const options = readOptions(process.argv.slice(2), []);

interface Case {
  name: string;
  perch: PerchUnderTest;
  pids: number[];
  rates: number[];
  costs: number[];
  memory: number[];
}

await using work = await makeWorkFolder('worker-uploads');
await using stack = new AsyncDisposableStack();
const cases: Case[] = [];
for (const workers of [1, 2]) {
  const env = { LOG_LEVEL: 'warn', WORKERS: String(workers) };
  const perch = stack.use(await startPerch(join(work.path, String(workers)), freePort(), env));
  const servers = await serversOf(perch.pid);
  const pids = workers === 1 ? servers : [perch.pid, ...servers];
  const taskset = requireProgram('taskset', 'util-linux');
  for (const pid of pids) await Bun.$`${taskset} --all-tasks --pid --cpu-list 0,1 ${pid}`.quiet();
  const name = workers === 1 ? 'one process' : `${workers} workers and their parent`;
  cases.push({ name, perch, pids, rates: [], costs: [], memory: [] });
}

// The first round warms up.
for (let round = 0; round <= options.rounds; round += 1) {
  for (const each of round % 2 === 0 ? cases : cases.toReversed()) {
    await Bun.$`sync`;
    const { rate, costMs } = await measure(each);
    if (round === 0) continue;
    each.rates.push(rate);
    each.costs.push(costMs);
    each.memory.push(await memoryOf(each.pids));
  }
}
console.log(
  `| 100 KiB, ${lanes}-way, SQLite | /s | ms of the processor each | MiB |\n| --- | --- | --- | --- |`,
);
for (const { name, rates, costs, memory } of cases) {
  console.log(
    `| ${[name, ...[rates, costs, memory].map(figureOf).map(formatFigure)].join(' | ')} |`,
  );
}

async function measure({ perch, pids }: Case) {
  const headers = { authorization: `Bearer ${perch.token}` };
  const beganWith = await cpuSeconds(pids);
  const began = performance.now();
  const until = began + options.seconds * 1000;
  let count = 0;
  async function lane() {
    const content = new Uint8Array(fileBytes);
    for (; performance.now() < until; count += 1) {
      crypto.getRandomValues(content.subarray(0, 1024));
      const body = new FormData();
      body.append('file', new Blob([content]), 'a.bin');
      const answer = await fetch(`${perch.origin}/api/upload`, { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
      await answer.arrayBuffer();
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane));
  const rate = (count / (performance.now() - began)) * 1000;
  return { rate, costMs: (((await cpuSeconds(pids)) - beganWith) * 1000) / count };
}

/** MiB that the processes take together: what they share counts once. */
async function memoryOf(pids: readonly number[]): Promise<number> {
  const sizes = await Promise.all(
    pids.map(async (pid) => {
      const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
      return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1]) / 1024;
    }),
  );
  return sizes.reduce((sum, each) => sum + each, 0);
}
