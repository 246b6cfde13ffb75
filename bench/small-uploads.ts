import { resolve } from 'node:path';

import { freePort } from '../test/support/ports.ts';
import { cpuSeconds } from './cores.ts';
import { readOptions } from './options.ts';
import { startBareC, startBareRow, startBareRuntime } from './peers/bare.ts';
import { startCopyparty } from './peers/copyparty.ts';
import { startNginx } from './peers/nginx.ts';
import type { Peer } from './peers/peer.ts';
import { perchAsPeer } from './peers/perch.ts';
import { type Starter, starterOf, startInstalledOf } from './peers/start.ts';
import { startPerch } from './perch.ts';
import { figureOf, formatFigure } from './statistics.ts';
import { makeMemoryFolder, makeWorkFolder } from './work-folder.ts';

// bun bench/small-uploads.ts [checkout] [--rounds 5] [--seconds 3] [--peer …]: 100 KiB files to this Perch, to the one of
// another commit, to the limits of `peers/bare.ts` and to other products, in turn, on the disk and in memory.

const fileBytes = 100 * 1024;
const [first = '', ...others] = process.argv.slice(2);
const checkout = first.startsWith('--') || first === '' ? undefined : resolve(first);
const options = readOptions(checkout === undefined ? process.argv.slice(2) : others, []);

await using disk = await makeWorkFolder('small');
await measurePlace('disk', disk.path);
await using memory = await makeMemoryFolder('small');
await measurePlace('memory', memory.path);

async function measurePlace(place: string, folder: string): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const own: Starter = (name) => startPerchAsPeer(stack, name);
  const starters: Starter[] = [
    own,
    startBareRuntime,
    startBareRow,
    startBareC,
    startCopyparty,
    startNginx,
  ];
  if (checkout !== undefined) starters.splice(1, 0, (name) => otherPerch(stack, name, checkout));
  starters.push(...options.peers.map(starterOf));
  const { peers, missing } = await startInstalledOf(starters, folder, stack);
  for (const sentence of missing) console.error(sentence);
  for (const lanes of [1, 16]) await measureInTurn(`${lanes}-way, ${place}`, peers, lanes);
}

async function startPerchAsPeer(
  stack: AsyncDisposableStack,
  folder: string,
  root?: string,
): Promise<Peer> {
  return perchAsPeer(stack.use(await startPerch(folder, freePort(), { LOG_LEVEL: 'warn' }, root)));
}

async function otherPerch(
  stack: AsyncDisposableStack,
  folder: string,
  root: string,
): Promise<Peer> {
  return { ...(await startPerchAsPeer(stack, folder, root)), name: 'Perch, the other commit' };
}

/** Each begins a round in its turn, so that none always comes after the same one. */
async function measureInTurn(what: string, peers: readonly Peer[], lanes: number): Promise<void> {
  const found = peers.map((peer) => ({
    peer,
    rates: Array.of<number>(),
    costs: Array.of<number>(),
  }));
  // The first round warms up.
  for (let round = 0; round <= options.rounds; round += 1) {
    const from = round % found.length;
    for (const { peer, rates, costs } of [...found.slice(from), ...found.slice(0, from)]) {
      await Bun.$`sync`;
      const { rate, costMs } = await measure(peer, lanes);
      await peer.clean?.();
      if (round === 0) continue;
      rates.push(rate);
      costs.push(costMs);
    }
  }
  console.log(`\n| 100 KiB upload, ${what} | /s | ms of the processor each |\n| --- | --- | --- |`);
  for (const { peer, rates, costs } of found) {
    const [rate, cost] = [rates, costs].map(figureOf).map(formatFigure);
    console.log(`| ${peer.name} | ${rate} | ${peer.pid === undefined ? '–' : cost} |`);
  }
}

async function measure({ name, pid, smallUpload }: Peer, lanes: number) {
  const request = smallUpload?.(fileBytes);
  if (!request) throw new Error(`${name} takes no small files`);
  const { method, url, headers, before = '', after = '' } = request;
  const pids = pid === undefined ? [] : [pid];
  const beganWith = await cpuSeconds(pids);
  const began = performance.now();
  const until = began + options.seconds * 1000;
  let count = 0;
  async function lane() {
    const bodyOf = bodiesFor({ before, after });
    for (; performance.now() < until; count += 1) {
      const word = crypto.randomUUID();
      const answer = await fetch(url.replace('{n}', word), { method, headers, body: bodyOf(word) });
      if (!answer.ok) throw new Error(`${name}: ${answer.status}: ${await answer.text()}`);
      await answer.arrayBuffer();
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane));
  const rate = (count / (performance.now() - began)) * 1000;
  return { rate, costMs: (((await cpuSeconds(pids)) - beganWith) * 1000) / count };
}

/** Bodies of which no two are the same. */
function bodiesFor({ before, after }: Record<'before' | 'after', string>) {
  const content = crypto.getRandomValues(new Uint8Array(1024));
  const start = Buffer.from(before);
  const body = Buffer.alloc(start.length + fileBytes + after.length, content);
  start.copy(body);
  body.write(after, start.length + fileBytes);
  return (word: string) => {
    body.write(word, start.length);
    return body;
  };
}
