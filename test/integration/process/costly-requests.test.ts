// @long
import { afterAll, beforeAll, expect, test } from 'bun:test';
import { readFile } from 'node:fs/promises';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { fetchWhole } from '../../support/api/archives.ts';
import { type CostlyRequests, prepareCostlyRequests } from '../../support/api/costly-requests.ts';
import { unpack } from '../../support/files/unpack.ts';
import { startServer } from '../../support/servers/server.ts';

const kib = 1024;
const crowd = 200;
const rssMaxMb = 400;

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const owner = await becomeAdministrator(server);
let costly: CostlyRequests;

beforeAll(async () => {
  costly = await prepareCostlyRequests(server, owner);
});

async function rssMb(): Promise<number> {
  const status = await readFile(`/proc/${server.process.child.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / kib);
}

/** Asks all at once, and meanwhile, again and again, whether the server answers others. */
async function askAtOnce(ask: (index: number) => Promise<Response>) {
  const ended = new AbortController();
  const watch = async () => {
    let answers = 0;
    do {
      const health = await fetch(`${server.origin}/healthz`, { keepalive: false });
      expect(health.status).toBe(200);
      answers += 1;
    } while (!ended.signal.aborted);
    return answers;
  };
  const watching = watch();
  const answers = await Promise.all(
    Array.from({ length: crowd }, async (_, index) => {
      const answer = await ask(index);
      return { status: answer.status, headers: answer.headers, body: await answer.text() };
    }),
  );
  ended.abort();
  expect(await watching).toBeGreaterThan(0);
  expect(server.process.child.exitCode).toBeNull();
  expect(await rssMb()).toBeLessThanOrEqual(rssMaxMb);
  return answers;
}

function expectServedOrBusy(answers: Awaited<ReturnType<typeof askAtOnce>>) {
  expect(answers.map(({ status }) => status)).toContain(200);
  const refused = answers.filter(({ status }) => status !== 200);
  for (const { status, headers } of refused) {
    expect(status).toBe(503);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  return refused;
}

test('HEAD for the page of a long text renders nothing, and none of a crowd is refused', async () => {
  const answers = await askAtOnce(() =>
    fetch(costly.textPage, { method: 'HEAD', keepalive: false }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(answers[0]?.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test('a crowd at the page of a long text gets it, as it is read once for all of them', async () => {
  const answers = await askAtOnce(() => fetch(costly.textPage, { keepalive: false }));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  for (const { body } of answers) expect(body).toContain('<span id="L1000">');
});

/** A browser that follows a link. */
const person = { 'sec-fetch-mode': 'navigate' };

test.each([
  ['HEAD', 'album'],
  ['GET', 'album'],
  ['HEAD', 'selection'],
  ['GET', 'selection'],
] as const)(
  'a crowd that asks with %s for the archive of one %s is served or refused',
  async (method, kind) => {
    const answers = await askAtOnce((index) =>
      fetch(costly[kind], { method, headers: index % 2 === 0 ? person : {}, keepalive: false }),
    );
    const statuses = new Set(answers.map(({ status }) => status));
    expect(statuses).toContain(200);
    // 429: a network fetches two archives at once.
    for (const status of statuses) expect([200, 429, 503]).toContain(status);
    // People get a page, programs the envelope.
    for (const [index, { status, headers, body }] of answers.entries()) {
      if (status !== 503 || method === 'HEAD') continue;
      const type = index % 2 === 0 ? 'text/html' : 'application/json';
      expect(headers.get('content-type')).toStartWith(type);
      expect(body).toContain('The server is overloaded right now.');
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await fetch(costly[kind], { method: 'HEAD' })).status).toBe(200);
  },
);

test('an archive whose files are read in parts has each of them once, in their order', async () => {
  for (const url of [costly.album, costly.selection]) {
    const bytes = await fetchWhole(url);
    // Of their headers, which stand before their contents.
    const [, ...headers] = bytes.toString('latin1').split('PK\u0003\u0004');
    expect(headers.map((header) => /^.{26}(\d+\.txt)/s.exec(header)?.[1])).toEqual(
      Array.from({ length: costly.filesCount }, (_, n) => `${n}.txt`),
    );
    expect(Object.keys(await unpack(bytes))).toHaveLength(costly.filesCount);
  }
});

test('a crowd that previews one text has it rendered for all of them', async () => {
  const answers = await askAtOnce(() => costly.preview());
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
});

test('a crowd that previews different texts is served or refused', async () => {
  const answers = await askAtOnce((index) => costly.preview(`${index}\n\n`));
  for (const { body } of expectServedOrBusy(answers)) expect(JSON.parse(body).code).toBe('busy');
});

test('refusals of a busy server are counted, and their number is in the log when it stops', async () => {
  const counted = async () => {
    const text = await (await fetch(`${server.origin}/metrics`)).text();
    return Number(/^perch_refused_total\{reason="busy"\} (\d+)$/m.exec(text)?.[1]);
  };
  const before = await counted();
  const answers = await askAtOnce((index) => costly.preview(`again ${index}\n\n`));
  const refused = expectServedOrBusy(answers).length;
  expect(refused).toBeGreaterThan(0);
  const total = before + refused;
  expect(await counted()).toBe(total);

  expect(await server.stop()).toBe(0);
  const lines = server.output().match(/.*"request\.refused".*/g) ?? [];
  const counts = lines.map((each) => /"count":(\d+)/.exec(each)?.[1]);
  // Each minute has a line for its first refusal, and one for all of them where there were more.
  const logged = counts.reduce((sum, count, index) => {
    if (count !== undefined) return sum + Number(count);
    return counts[index + 1] === undefined ? sum + 1 : sum;
  }, 0);
  expect(logged).toBe(total);
});
