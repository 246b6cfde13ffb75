import { join } from 'node:path';

import type { Peer, Read } from '../peers/peer.ts';
import { runClient } from '../programs.ts';
import type { Case } from '../results.ts';
import { makeFile } from '../work-folder.ts';
import { readsPerSecond } from '../wrk.ts';
import { type Ground, type Lane, measureCase, type MemoryLog } from './group.ts';

const connections = 32;
const sizes = [
  { label: '1 KiB', bytes: 1024 },
  { label: '100 KiB', bytes: 100 * 1024 },
];

/** A product that serves a file. */
export interface Publisher {
  who: string;
  publish(path: string): Promise<Read>;
}

export const publishersOf = (peers: readonly Peer[]): Publisher[] =>
  peers.flatMap((peer) =>
    peer.publish ? [{ who: peer.name, publish: peer.publish.bind(peer) }] : [],
  );

interface Kind {
  name: string;
  status: number;
  headersFor(bytes: number, etag: string | undefined): Record<string, string> | undefined;
}

const kinds: Kind[] = [
  { name: 'GET', status: 200, headersFor: () => ({}) },
  {
    name: 'GET, conditional',
    status: 304,
    headersFor: (_, etag) => (etag === undefined ? undefined : { 'If-None-Match': etag }),
  },
  {
    name: 'GET, half of it as a range',
    status: 206,
    headersFor: (bytes) => ({ Range: `bytes=${bytes / 4}-${(bytes * 3) / 4 - 1}` }),
  },
];

/** Small files read whole, not again, and in part, from 32 connections, by wrk. */
export async function measureGets(
  publishers: readonly Publisher[],
  { folder, options }: Ground,
  memory: MemoryLog,
): Promise<Case[]> {
  const cases: Case[] = [];
  for (const { label, bytes } of sizes) {
    const path = await makeFile(join(folder, `${bytes}.png`), bytes);
    const reads = await Promise.all(
      publishers.map(async ({ who, publish }) => ({ who, read: await publish(path) })),
    );
    for (const kind of kinds) {
      const { lanes, remarks } = await lanesFor(kind, reads, bytes, options.seconds);
      const name = `${label} ${kind.name}`;
      cases.push(
        await measureCase({ name, unit: '/s', lanes, remarks, rounds: options.rounds }, memory),
      );
    }
  }
  return cases;
}

/** Those who give the right answer; of the others it is said what they give. */
async function lanesFor(
  { status, headersFor }: Kind,
  reads: readonly { who: string; read: Read }[],
  bytes: number,
  seconds: number,
) {
  const lanes: Lane[] = [];
  const remarks: Record<string, string> = {};
  for (const { who, read } of reads) {
    const more = headersFor(bytes, (await ask(read)).etag);
    const asked = { ...read, headers: { ...read.headers, ...more } };
    const answer = more ? (await ask(asked)).status : 'no ETag';
    if (answer === status) {
      lanes.push({ who, measure: () => readsPerSecond(asked, { connections, seconds }) });
    } else remarks[who] = `answers ${answer}, not ${status}`;
  }
  return { lanes, remarks };
}

async function ask({ url, headers = {}, connectTo }: Read) {
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const elsewhere = connectTo === undefined ? [] : ['--connect-to', `::${connectTo}`];
  const command = ['curl', '-sS', '-k', '-o', '/dev/null', '-D', '-', ...elsewhere, ...lines, url];
  const head = await runClient(command);
  return {
    status: Number(/^HTTP\/\S+ (\d+)/.exec(head)?.[1]),
    etag: /^etag: (\S+)/im.exec(head)?.[1],
  };
}
