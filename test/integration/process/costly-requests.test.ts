import { afterAll, beforeAll, expect, test } from 'bun:test';
import { readFile } from 'node:fs/promises';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { type CostlyRequests, prepareCostlyRequests } from '../../support/api/costly-requests.ts';
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

test('a crowd at the page of a long text gets it, or a page that says to come again', async () => {
  const answers = await askAtOnce(() => fetch(costly.textPage, { keepalive: false }));
  const refused = expectServedOrBusy(answers);
  for (const { headers, body } of refused) {
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(body).not.toContain('server.log');
  }
  expect((await fetch(costly.textPage)).status).toBe(200);
});

test.each([
  ['HEAD', 'album'],
  ['GET', 'album'],
  ['HEAD', 'selection'],
  ['GET', 'selection'],
] as const)(
  'a crowd that asks with %s for the archive of one %s is served or refused',
  async (method, kind) => {
    const answers = await askAtOnce(() => fetch(costly[kind], { method, keepalive: false }));
    const statuses = new Set(answers.map(({ status }) => status));
    expect(statuses).toContain(200);
    // 429: a network fetches two archives at once.
    for (const status of statuses) expect([200, 429, 503]).toContain(status);
    expect((await fetch(costly[kind], { method: 'HEAD' })).status).toBe(200);
  },
);

test('a crowd that previews one text has it rendered for all of them', async () => {
  const answers = await askAtOnce(() => costly.preview());
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
});

test('a crowd that previews different texts is served or refused', async () => {
  const answers = await askAtOnce((index) => costly.preview(`${index}\n\n`));
  for (const { body } of expectServedOrBusy(answers)) expect(JSON.parse(body).code).toBe('busy');
});
