import { join } from 'node:path';

import { freePort } from '../test/support/ports.ts';
import { startPerch } from './perch.ts';
import { figureOf, formatFigure } from './statistics.ts';
import { makeWorkFolder } from './work-folder.ts';

// bun bench/crowd.ts <checkout>… [--rounds=5]: 1000 forms of 200 KB at once, to a fresh server of each checkout in turn, while
// another process asks for /healthz every 5 ms.

const uploads = 1000;
const fileBytes = 200 * 1024;
const boundary = 'crowd';
const program = import.meta.path;
const [, , ...words] = process.argv;

async function compare(): Promise<void> {
  const rounds = Number(words.find((word) => word.startsWith('--rounds='))?.slice(9) ?? 5);
  const roots = words.filter((word) => !word.startsWith('--'));
  const found = new Map(roots.map((root) => [root, { peaks: [0], slowest: [0], costs: [0] }]));
  for (const figures of found.values()) for (const list of Object.values(figures)) list.pop();
  for (let round = 0; round < rounds; round += 1) {
    for (const [root, { peaks, slowest, costs }] of found) {
      const one = await measure(root);
      peaks.push(one.peakMiB);
      slowest.push(one.p99Ms);
      costs.push(one.seconds);
    }
  }
  for (const [root, { peaks, slowest, costs }] of found) {
    const [peak, p99, cost] = [peaks, slowest, costs].map(figureOf).map(formatFigure);
    console.log(`${root}: ${peak} MiB at the most, /healthz p99 ${p99} ms, ${cost} s of processor`);
  }
}

async function measure(root: string) {
  await using work = await makeWorkFolder('crowd');
  await using perch = await startPerch(
    join(work.path, 'perch'),
    freePort(),
    { LOG_LEVEL: 'error' },
    root,
  );
  await Bun.sleep(500);
  await perch.forgetPeak();
  const before = await perch.processorSeconds();
  const probing = Bun.spawn([process.execPath, program, 'probe', perch.origin], { stdout: 'pipe' });
  const { port } = new URL(perch.origin);
  const crowd = Bun.spawn([process.execPath, program, 'crowd', port, perch.token]);
  if ((await crowd.exited) !== 0) throw new Error('Not all were stored.');
  const seconds = (await perch.processorSeconds()) - before;
  probing.kill('SIGTERM');
  const p99Ms = Number(await new Response(probing.stdout).text());
  return { peakMiB: (await perch.memory()).peakMiB, p99Ms, seconds };
}

/** Until it is ended; prints the 99th percentile. */
async function probe(origin: string): Promise<void> {
  const times: number[] = [];
  const ending = new AbortController();
  process.once('SIGTERM', () => ending.abort());
  while (!ending.signal.aborted) {
    const began = performance.now();
    await (await fetch(`${origin}/healthz`, { headers: { connection: 'close' } })).text();
    times.push(performance.now() - began);
    await Bun.sleep(5);
  }
  const sorted = times.toSorted((one, other) => one - other);
  console.log(sorted[Math.floor(sorted.length * 0.99)]);
}

interface Sending {
  parts: Uint8Array[];
  answered: PromiseWithResolvers<string>;
}

/** Opens all connections first, then writes to all of them. */
async function sendCrowd(port: number, token: string): Promise<void> {
  const content = crypto.getRandomValues(new Uint8Array(fileBytes / 4));
  const sockets: Bun.Socket<Sending>[] = [];
  for (let number = 0; number < uploads; number += 1) {
    const data = {
      parts: partsOf(number, content, port, token),
      answered: Promise.withResolvers<string>(),
    };
    sockets.push(await Bun.connect({ hostname: 'localhost', port, data, socket }));
  }
  for (const each of sockets) pump(each);
  const answers = await Promise.all(sockets.map(({ data }) => data.answered.promise));
  process.exitCode = answers.every((answer) => answer.startsWith('HTTP/1.1 201')) ? 0 : 1;
  for (const each of sockets) each.end();
}

const socket: Bun.SocketHandler<Sending> = {
  data: ({ data }, bytes) => data.answered.resolve(bytes.toString('latin1')),
  drain: pump,
  close: ({ data }) => data.answered.resolve('closed'),
};

function partsOf(number: number, content: Uint8Array, port: number, token: string): Uint8Array[] {
  const head = Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${number}.bin"\r\n\r\n${number}`,
  );
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
  const body = [head, content, content, content, content, tail];
  const length = body.reduce((sum, each) => sum + each.length, 0);
  const header = [
    'POST /api/upload HTTP/1.1',
    `Host: localhost:${port}`,
    `Authorization: Bearer ${token}`,
    `Content-Type: multipart/form-data; boundary=${boundary}`,
    `Content-Length: ${length}`,
    '\r\n',
  ];
  return [Buffer.from(header.join('\r\n')), ...body];
}

function pump(to: Bun.Socket<Sending>): void {
  const { parts } = to.data;
  for (let part = parts[0]; part; part = parts[0]) {
    const written = to.write(part);
    if (written < part.length) {
      parts[0] = part.subarray(Math.max(0, written));
      return;
    }
    parts.shift();
  }
}

if (words[0] === 'probe') await probe(String(words[1]));
else if (words[0] === 'crowd') await sendCrowd(Number(words[1]), String(words[2]));
else await compare();
