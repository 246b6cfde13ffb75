import { afterAll, beforeAll, expect, test } from 'bun:test';
import { readFile } from 'node:fs/promises';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { changeMembers, createAlbum } from '../../support/api/albums.ts';
import { fetchWhole, makeArchive } from '../../support/api/archives.ts';
import { send } from '../../support/api/client.ts';
import { upload } from '../../support/api/uploads.ts';
import { unpack } from '../../support/files/unpack.ts';
import { startServer } from '../../support/servers/server.ts';

const kib = 1024;
const crowd = 200;
const rssMaxMb = 400;
/** Their rows are read in two parts. */
const filesCount = 510;

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const owner = await becomeAdministrator(server);
const { token } = owner;
const line = '2026-01-01T00:00:00Z INFO "GET /index.html" 200 <ok> & some more words of a log\n';
let textPage = '';
const archives = { album: '', selection: '' };

beforeAll(async () => {
  const text = line.repeat(Math.ceil((600 * kib) / line.length));
  const { viewUrl } = await upload(server, token, 'server.log', text);
  textPage = viewUrl;
  const files = await Promise.all(
    Array.from({ length: filesCount }, (_, n) => upload(server, token, `${n}.txt`, `${n}`)),
  );
  const album = await createAlbum(server, owner);
  await changeMembers(server, owner, album._id, { add: files.map(({ _id }) => _id) });
  archives.album = `${server.origin}/a/${album.slug}.zip`;
  archives.selection = await makeArchive(server, token, files);
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
  const answers = await askAtOnce(() => fetch(textPage, { method: 'HEAD', keepalive: false }));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(answers[0]?.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test('a crowd at the page of a long text gets it, or a page that says to come again', async () => {
  const navigation = { 'sec-fetch-mode': 'navigate' };
  const answers = await askAtOnce(() => fetch(textPage, { headers: navigation, keepalive: false }));
  const refused = expectServedOrBusy(answers);
  for (const { headers, body } of refused) {
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(body).not.toContain('server.log');
  }
  expect((await fetch(textPage)).status).toBe(200);
});

test.each([
  ['HEAD', 'album'],
  ['GET', 'album'],
  ['HEAD', 'selection'],
  ['GET', 'selection'],
] as const)(
  'a crowd that asks with %s for the archive of one %s is served or refused',
  async (method, kind) => {
    const answers = await askAtOnce(() => fetch(archives[kind], { method, keepalive: false }));
    const statuses = new Set(answers.map(({ status }) => status));
    expect(statuses).toContain(200);
    // 429: a network fetches two archives at once.
    for (const status of statuses) expect([200, 429, 503]).toContain(status);
    expect((await fetch(archives[kind], { method: 'HEAD' })).status).toBe(200);
  },
);

test('an archive whose files are read in parts has each of them once, in their order', async () => {
  for (const url of [archives.album, archives.selection]) {
    const bytes = await fetchWhole(url);
    // Of their headers, which stand before their contents.
    const [, ...headers] = bytes.toString('latin1').split('PK\u0003\u0004');
    expect(headers.map((header) => /^.{26}(\d+\.txt)/s.exec(header)?.[1])).toEqual(
      Array.from({ length: filesCount }, (_, n) => `${n}.txt`),
    );
    expect(Object.keys(await unpack(bytes))).toHaveLength(filesCount);
  }
});

const row = `${'|a'.repeat(178)}|\n`;
const table = `${row}${'|-'.repeat(178)}|\n${'|b|\n'.repeat(340)}`;
const preview = (content: string) =>
  send(server.origin, 'POST', '/api/pastes/preview', { token, body: { content } });

test('a crowd that previews one text has it rendered for all of them', async () => {
  const answers = await askAtOnce(() => preview(table));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
});

test('a crowd that previews different texts is served or refused', async () => {
  const answers = await askAtOnce((index) => preview(`${index}\n\n${table}`));
  for (const { body } of expectServedOrBusy(answers)) expect(JSON.parse(body).code).toBe('busy');
});

test('refusals of a busy server are counted, and their number is in the log when it stops', async () => {
  const counted = async () => {
    const text = await (await fetch(`${server.origin}/metrics`)).text();
    return Number(/^perch_refused_total\{reason="busy"\} (\d+)$/m.exec(text)?.[1]);
  };
  const before = await counted();
  const pages = await askAtOnce(() => fetch(textPage, { keepalive: false }));
  const calls = await askAtOnce((index) => preview(`${index}\n\n${table}\n`));
  const refused = [pages, calls].map((answers) => expectServedOrBusy(answers).length);
  for (const number of refused) expect(number).toBeGreaterThan(0);
  const [ofPages = 0, ofCalls = 0] = refused;
  const total = before + ofPages + ofCalls;
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
