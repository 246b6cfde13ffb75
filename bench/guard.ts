import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { freePort } from '../test/support/ports.ts';
import { cpuSeconds } from './cores.ts';
import { isRegression, Ratios, regressions } from './guard/compare.ts';
import { startPerch } from './perch.ts';
import { onServerCore, projectRoot, untilAnswering } from './programs.ts';
import { figureOf, rounded } from './statistics.ts';
import { makeWorkFolder } from './work-folder.ts';

// bun bench/guard.ts [--keep]: what Perch takes of the processor for the same requests, in multiples
// of what a bare server takes that is measured in turn; fails where that has clearly grown since
// guard.json was kept. No time on the clock counts, so that it can run beside other work.

const rounds = 3;
const lanes = 16;
// What others do on the machine may make one attempt dearer; what the code does makes all of them so.
const attemptsMax = 8;
const keptFile = join(projectRoot, 'bench/guard.json');

interface Work {
  name: string;
  /** As many as take the processor about as long: it is counted in steps of 10 ms. */
  requests: { ofPerch: number; ofReference: number };
  ofPerch(): Promise<Response>;
  ofReference(): Promise<Response>;
}

await using work = await makeWorkFolder('guard');
await using perch = await startPerch(join(work.path, 'perch'), freePort(), { LOG_LEVEL: 'warn' });
await using reference = await startReference(join(work.path, 'reference'));
const authorization = { authorization: `Bearer ${perch.token}` };
const small = new Uint8Array(100 * 1024);
const tinyUrl = await uploadOf('tiny.png', new Uint8Array(1024).fill(7));
const smallUrl = await uploadOf('small.png', new Uint8Array(100 * 1024).fill(7));
const { origin } = perch;
const { origin: bare } = reference;

const works: Work[] = [
  {
    name: '1 KiB GET',
    requests: { ofPerch: 20_000, ofReference: 30_000 },
    ofPerch: () => fetch(tinyUrl),
    ofReference: () => fetch(bare),
  },
  {
    name: '100 KiB GET',
    requests: { ofPerch: 10_000, ofReference: 15_000 },
    ofPerch: () => fetch(smallUrl),
    ofReference: () => fetch(`${bare}/small`),
  },
  {
    name: '100 KiB upload',
    requests: { ofPerch: 400, ofReference: 1200 },
    ofPerch() {
      const body = new FormData();
      body.append('file', new Blob([another(small)]), 'a.bin');
      return fetch(`${origin}/api/upload`, { method: 'POST', headers: authorization, body });
    },
    ofReference: () => fetch(bare, { method: 'POST', body: another(small) }),
  },
  {
    name: 'my uploads',
    requests: { ofPerch: 1000, ofReference: 10_000 },
    ofPerch: () => fetch(`${origin}/api/upload/my`, { headers: authorization }),
    ofReference: () => fetch(`${bare}/list`),
  },
];

const isKeeping = process.argv.includes('--keep');
const kept = isKeeping ? {} : Ratios.parse(await Bun.file(keptFile).json());
const now: Ratios = {};
for (const each of works) now[each.name] = await lowestRatioOf(each, kept[each.name]);

if (isKeeping) {
  await Bun.write(keptFile, `${JSON.stringify(now, null, 2)}\n`);
} else {
  const sentences = regressions(now, kept);
  for (const sentence of sentences) console.error(sentence);
  process.exitCode = sentences.length > 0 ? 1 : 0;
}

async function uploadOf(name: string, content: Uint8Array): Promise<string> {
  const path = join(work.path, name);
  await Bun.write(path, content);
  return (await perch.upload(path)).url;
}

/** Of as many attempts as it takes to be no dearer than what was kept, or of all. */
async function lowestRatioOf(tried: Work, before: number | undefined): Promise<number> {
  let lowest = await ratioOf(tried);
  for (let attempt = 1; attempt < attemptsMax && isRegression(lowest, before); attempt += 1) {
    lowest = Math.min(lowest, await ratioOf(tried));
  }
  return lowest;
}

/** The median of some rounds. */
async function ratioOf({ name, requests, ofPerch, ofReference }: Work): Promise<number> {
  const ratios: number[] = [];
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    const own = await costOf(requests.ofPerch, ofPerch, perch.pid);
    const other = await costOf(requests.ofReference, ofReference, reference.pid);
    if (round > 0) ratios.push(own / other);
  }
  const ratio = Number(figureOf(ratios).median.toFixed(2));
  console.log(`${name}: ${ratio} × the reference (${ratios.map(rounded).join(', ')})`);
  return ratio;
}

/** Seconds of the processor for each of so many requests, several at a time. */
async function costOf(
  requests: number,
  send: () => Promise<Response>,
  pid: number,
): Promise<number> {
  const before = await cpuSeconds([pid]);
  let left = requests;
  async function lane() {
    for (; left > 0; left -= 1) {
      const answer = await send();
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`The answer was ${answer.status}`);
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane));
  return ((await cpuSeconds([pid])) - before) / requests;
}

/** The same length with other bytes: no two files are the same. */
function another(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  crypto.getRandomValues(bytes.subarray(0, 16));
  return bytes.slice();
}

async function startReference(folder: string) {
  await mkdir(folder, { recursive: true });
  const port = freePort();
  const command = [process.execPath, 'bench/guard/reference.ts', String(port), folder];
  const server = Bun.spawn(onServerCore(command), { cwd: projectRoot, stdout: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  await untilAnswering(address, 30);
  return {
    pid: server.pid,
    origin: address,
    async [Symbol.asyncDispose]() {
      server.kill();
      await server.exited;
    },
  };
}
