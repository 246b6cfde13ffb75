import { join, resolve } from 'node:path';

import { freePort } from '../test/support/ports.ts';
import { cpuSeconds } from './cores.ts';
import { readOptions } from './options.ts';
import { startBareC, startBarePlain, startBareRuntime } from './peers/bare.ts';
import type { Peer } from './peers/peer.ts';
import { perchAsPeer } from './peers/perch.ts';
import { type Starter, startInstalledOf } from './peers/start.ts';
import { startTus } from './peers/tus.ts';
import { startPerch } from './perch.ts';
import { figureOf, formatFigure } from './statistics.ts';
import { makeFile, makeMemoryFolder, makeWorkFolder } from './work-folder.ts';

// node scripts/bun.mjs bench/large-uploads.ts [checkout] [--rounds 3]: 1 GiB to this Perch as a form and by tus, to the one of another commit,
// to the limits of `peers/bare.ts` and to @tus/server, in turn, on the disk and in memory.

const sizeMB = 1024;
const [first = '', ...others] = process.argv.slice(2);
const checkout = first.startsWith('--') || first === '' ? undefined : resolve(first);
const options = readOptions(checkout === undefined ? process.argv.slice(2) : others, []);

interface Lane {
  name: string;
  pid: number;
  /** Gives the seconds from connecting to the answer. */
  send(path: string): Promise<number>;
}

await using memory = await makeMemoryFolder('large');
await using disk = await makeWorkFolder('large');
// Read from memory, so that a disk has the uploads alone.
const sent = await makeFile(join(memory.path, 'sent.bin'), sizeMB * 1024 ** 2);
await measurePlace('disk', disk.path, sent);
await measurePlace('memory', memory.path, sent);

async function measurePlace(place: string, folder: string, file: string): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const perchOf =
    (name?: string, root?: string): Starter =>
    async (own) => {
      const perch = await startPerch(own, freePort(), { LOG_LEVEL: 'warn' }, root);
      const peer = await perchAsPeer(stack.use(perch));
      return { ...peer, name: name ?? peer.name };
    };
  const before = checkout === undefined ? [] : [perchOf('Perch, the other commit', checkout)];
  const starters = [perchOf(), ...before, startBareRuntime, startBarePlain, startBareC, startTus];
  const { peers, missing } = await startInstalledOf(starters, folder, stack);
  for (const sentence of missing) console.error(sentence);
  const lanes = peers.flatMap(lanesOf);
  const found = lanes.map((lane) => ({
    lane,
    rates: Array.of<number>(),
    costs: Array.of<number>(),
  }));
  // The first round warms up, and each begins a round in its turn.
  for (let round = 0; round <= options.rounds; round += 1) {
    const from = round % found.length;
    for (const { lane, rates, costs } of [...found.slice(from), ...found.slice(0, from)]) {
      await Bun.$`sync`;
      const beganWith = await cpuSeconds([lane.pid]);
      const seconds = await lane.send(file);
      const cost = (await cpuSeconds([lane.pid])) - beganWith;
      if (round === 0) continue;
      rates.push(sizeMB / seconds);
      costs.push(cost);
    }
  }
  console.log(`\n| 1 GiB, ${place} | MB/s | s of the processor |\n| --- | --- | --- |`);
  for (const { lane, rates, costs } of found) {
    const [rate, cost] = [rates, costs].map(figureOf).map(formatFigure);
    console.log(`| ${lane.name} | ${rate} | ${cost} |`);
  }
}

/** The ways in which a product takes a large file. */
function lanesOf({ name, pid, send, sendByTus }: Peer): Lane[] {
  if (pid === undefined) return [];
  const ways = sendByTus ? { 'as a form': send, 'by tus': sendByTus } : { 'by PUT': send };
  return Object.entries(ways).flatMap(([way, sending]) =>
    sending ? [{ name: `${name}, ${way}`, pid, send: sending }] : [],
  );
}
