import { join } from 'node:path';

import { cpuSeconds } from '../cores.ts';
import { startBareC, startBareRow, startBareRuntime } from '../peers/bare.ts';
import { startCopyparty } from '../peers/copyparty.ts';
import { startNginx } from '../peers/nginx.ts';
import type { Peer } from '../peers/peer.ts';
import { startTus } from '../peers/tus.ts';
import type { Case } from '../results.ts';
import { figureOf } from '../statistics.ts';
import { makeFile, makeMemoryFolder } from '../work-folder.ts';
import { sendsPerSecond } from '../wrk.ts';
import {
  type Ground,
  type Group,
  lanesOf,
  measureCase,
  type Outcome,
  outcomeOf,
  startField,
} from './group.ts';

const bytes = 100 * 1024;
const settleMs = 300;

/** Many small files, each another, from one connection and from several. */
export const uploads: Group = {
  name: 'uploads',
  title: 'Small uploads',
  about:
    'wrk sends files of 100 KiB, no two the same. Perch hashes each, and answers when the file, its folder ' +
    'and its row are synced; nginx (WebDAV PUT) and @tus/server (a whole file in its POST) and copyparty (PUT, without its ' +
    'index) sync nothing. The runtime alone and C alone hash and sync each file as Perch does, with no form, account or row; ' +
    'with a row, one short row follows the file into SQLite before the answer, synced as well.',
  async measure(ground) {
    const onDisk = await measureIn(ground, '');
    await using memory = await makeMemoryFolder('uploads');
    const inMemory = await measureIn({ ...ground, folder: memory.path }, ', in memory');
    return { ...onDisk, cases: [...onDisk.cases, ...inMemory.cases] };
  },
};

async function measureIn(ground: Ground, where: string): Promise<Outcome> {
  const starters = [
    startNginx,
    startTus,
    startCopyparty,
    startBareRuntime,
    startBareRow,
    startBareC,
  ];
  await using field = await startField(ground, starters);
  const { rounds, seconds } = ground.options;
  const file = await makeFile(join(ground.folder, 'small.bin'), bytes);
  const cases: Case[] = [];
  for (const connections of [1, 16]) {
    const costs = new Map<string, number[]>();
    const laneOf = (peer: Peer) => peer.smallUpload && (() => send(peer, connections, costs));
    const lanes = lanesOf(field.peers, laneOf);
    const name = `100 KiB upload, ${connections}-way${where}`;
    cases.push(await measureCase({ name, unit: '/s', lanes, rounds }, field.memory));
    const figures = Object.fromEntries([...costs].map(([who, all]) => [who, figureOf(all)]));
    cases.push({ name: `${name}, processor`, unit: 'ms', figures, remarks: {} });
  }
  return outcomeOf(field, cases);

  async function send(peer: Peer, connections: number, costs: Map<string, number[]>) {
    const request = peer.smallUpload?.(bytes);
    if (!request) throw new Error(`${peer.name} takes no small files`);
    const pids = peer.pid === undefined ? [] : [peer.pid];
    const before = await cpuSeconds(pids);
    const rate = await sendsPerSecond(request, { connections, seconds }, file);
    const costMs = (((await cpuSeconds(pids)) - before) * 1000) / (rate * seconds);
    if (pids.length > 0) costs.set(peer.name, [...(costs.get(peer.name) ?? []), costMs]);
    // What was cut off at the end is still being put away.
    await Bun.sleep(settleMs);
    await peer.clean?.();
    return rate;
  }
}
