import { connect, createServer } from 'node:net';
import { join } from 'node:path';

import { freePort } from '../test/support/ports.ts';
import { clientMessagesIn, statementTexts } from '../test/support/proxies/postgres-messages.ts';
import { startS3Proxy } from '../test/support/proxies/s3-proxy.ts';
import { type PerchUnderTest, startPerch } from './perch.ts';
import { openStores } from './stores.ts';
import { makeWorkFolder } from './work-folder.ts';

// bun bench/round-trips.ts [checkout]: what a 100 KiB upload asks PostgreSQL and S3 for, as two proxies in front of them
// count it, of an account without a quota and of one with, one after the other and 16 at once.

const uploads = 64;
const fileBytes = 100 * 1024;
const [, , root] = process.argv;

await using work = await makeWorkFolder('round-trips');
await using stores = await openStores('postgres-s3', work.path);
const target = new URL(stores.env.DATABASE_URL);
const databasePort = Number(target.port);
const port = freePort();
/** By the text of the statement; a round trip ends with each. */
const statements = new Map<string, number>();
let roundTrips = 0;
const proxy = createServer((client) => {
  const database = connect(databasePort, target.hostname);
  const textOf = statementTexts();
  const count = clientMessagesIn((message) => {
    const [kind] = message.toString('latin1', 0, 1);
    if (kind === 'Q' || kind === 'S') roundTrips += 1;
    const full = textOf(message);
    if (kind !== 'Q' && kind !== 'B') return;
    const text = full.slice(kind === 'Q' ? 5 : 0, 60).replaceAll(/\s+|\0/g, ' ');
    statements.set(text, (statements.get(text) ?? 0) + 1);
  });
  client.on('data', (chunk: Buffer) => {
    count(chunk);
    database.write(chunk);
  });
  database.pipe(client);
  for (const socket of [client, database]) socket.on('error', () => {});
}).listen(port, '127.0.0.1');
proxy.unref();
target.port = String(port);
await using s3 = await startS3Proxy(stores.env['S3_ENDPOINT'] ?? '');
const env = { DATABASE_URL: target.href, S3_ENDPOINT: s3.endpoint, LOG_LEVEL: 'warn' };
const folder = join(work.path, 'perch');
await using server = await startPerch(folder, freePort(), { ...stores.env, ...env }, root);
for (const quota of [null, 10 * 1024 ** 3]) {
  const database = new Bun.SQL(stores.env.DATABASE_URL, { max: 1 });
  await database`update users set quota_bytes = ${quota}`;
  await database.close();
  await send(server, 1);
  const what = quota === null ? 'no quota' : 'a quota';
  for (const lanes of [1, 16]) await report(`${what}, ${lanes}-way`, server, lanes);
}

async function report(what: string, perch: PerchUnderTest, lanes: number): Promise<void> {
  roundTrips = 0;
  s3.seen.length = 0;
  statements.clear();
  for (let sent = 0; sent < uploads; sent += lanes) await send(perch, lanes);
  // Those of jobs are seen once, or once a second.
  const often = [...statements].filter(([, times]) => times >= uploads / 8);
  const each = (count: number) => (count / uploads).toFixed(2);
  const methods = Map.groupBy(s3.seen, ({ method }) => method);
  const asked = [...methods].map(([method, all]) => `${each(all.length)} ${method}`).join(', ');
  console.log(`${what}: ${each(roundTrips)} round trips to PostgreSQL; S3: ${asked}`);
  for (const [text, times] of often) console.log(`  ${each(times)} ${text}`);
}

async function send({ origin, token }: PerchUnderTest, lanes: number): Promise<void> {
  const sending = Array.from({ length: lanes }, async () => {
    const content = crypto.getRandomValues(new Uint8Array(1024));
    const body = new FormData();
    body.append('file', new Blob([Buffer.alloc(fileBytes, content)]), 'a.bin');
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${origin}/api/upload`, { method: 'POST', headers, body });
    if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
  });
  await Promise.all(sending);
}
