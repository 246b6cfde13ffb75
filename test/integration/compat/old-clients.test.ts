// @long
import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator, signIn } from '../../support/api/accounts.ts';
import { bearer, send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { listTokens, makeToken } from '../../support/api/tokens.ts';
import { databaseText } from '../../support/database/database.ts';
import { createTemporaryFolder } from '../../support/files/temporary-folder.ts';
import { listOf, oldHost } from '../../support/imports/old-addresses.ts';
import { sendAsShareX, sendParts, shareXFiles } from '../../support/imports/old-clients.ts';
import { writeAss, writeSqliteSource } from '../../support/imports/sqlite-sources.ts';
import { hashAsPhp, oldTokenOf, writeXBackBone } from '../../support/imports/xbackbone.ts';
import { perchOn } from '../../support/servers/backups.ts';
import { startServer } from '../../support/servers/server.ts';

const server = await startServer({
  COMPAT: 'zipline,xbackbone,chibisafe,ass',
  MAX_FILE_SIZE: '1MB',
});
afterAll(() => server[Symbol.asyncDispose]());
const folder = await createTemporaryFolder();
afterAll(() => folder[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const perch = (...args: string[]) => perchOn(server.installation, ...args);
const host = 'moved.example.org';
const { isServed } = oldHost(server, host);

const xbackbone = await writeXBackBone(folder.path, [
  { username: 'jane', files: [{ code: 'a', name: 'a.txt', bytes: 'a' }] },
  { username: 'full', quotaBytes: 10, files: [] },
  { username: 'asleep', isActive: false, files: [] },
]);
const { database, files } = xbackbone;
const args = ['import', 'xbackbone', '--database', database, '--files', files, '--host', host];
const password = await hashAsPhp('correct horse');
const apiKey = 'k'.repeat(64);
const assToken = 'n'.repeat(32);

const chibisafeFile = shareXFiles.chibisafe(apiKey);
const assFile = shareXFiles.ass(assToken);
const xbackboneFile = (username: string) => shareXFiles.xbackbone(oldTokenOf(username));

const textAt = async (url: string) => (await fetch(url)).text();
const errorOf = async (answer: Response) => [answer.status, await answer.json()];
const isSentence = expect.stringMatching(/^\S.{5,200}[.]$/);

async function uploadsOf(token: string) {
  const { uploads = [] } = await listOf(server, '/api/upload/my?limit=100', token);
  return uploads.length;
}

test('tokens come with their accounts, once, and only as hashes', async () => {
  const tried = await perch(...args, '--dry-run');
  expect(tried.stdout).toContain('tokens: 3 found, 3 to import, 0 imported before, 0 skipped.');
  const { exitCode, stdout, stderr } = await perch(...args);
  expect([exitCode, stderr]).toEqual([0, '']);
  expect(stdout).toContain('tokens: 3 found, 3 imported, 0 imported before, 0 skipped.');
  expect(await databaseText(server)).not.toContain(oldTokenOf('jane'));
  expect(stdout + server.output()).not.toContain(oldTokenOf('jane'));
  const jane = await signIn(server, 'jane', 'correct horse');
  const [token, ...others] = await listTokens(server, jane);
  expect(others).toEqual([]);
  expect(token).toMatchObject({
    name: 'XBackBone (imported)',
    scopes: ['upload'],
    lastUsedAt: null,
  });
  const again = await perch(...args);
  expect(again.stdout).toContain('tokens: 3 found, 0 imported, 3 imported before, 0 skipped.');
  // Another installation has the same token and a short one: neither opens an account.
  const rows = [
    { uuid: 'u1', username: 'cleo', password, apiKey },
    { uuid: 'u2', username: 'twin', password, apiKey: oldTokenOf('jane') },
    { uuid: 'u3', username: 'brief', password, apiKey: 'short' },
    { uuid: 'u4', username: 'none', password },
  ];
  const contents = { files: {}, rows: { users: rows } };
  const chibisafe = await perch(...(await writeSqliteSource('chibisafe', folder.path, contents)));
  expect(chibisafe.exitCode).toBe(3);
  expect(chibisafe.stdout).toContain('tokens: 3 found, 1 imported, 0 imported before, 2 skipped.');
  expect(chibisafe.stdout).toContain('✗ tokens 2: another account has the same one');
  expect(chibisafe.stdout).toContain('✗ tokens 3: it is too short to be a secret');
  const users = [
    { unid: 'n1', username: 'dora', passhash: password, token: assToken, admin: true },
  ];
  const ass = await perch(...(await writeAss(folder.path, { users, data: [], files: {} })));
  expect(ass.stdout).toContain('tokens: 1 found, 1 imported');
});

describe('XBackBone', () => {
  test('ShareX uploads by its file, on the old host too, and its addresses work', async () => {
    await isServed();
    for (const at of [undefined, host]) {
      const answer = await sendAsShareX(server, xbackboneFile('jane'), {
        content: 'mine',
        host: at,
      });
      expect(answer.status).toBe(201);
      const { url, raw_url: rawUrl, ...others } = await answer.json();
      expect(others).toEqual({ message: 'OK', version: expect.any(String) });
      expect(url).toStartWith(`${server.origin}/v/`);
      expect(await textAt(url)).toContain('shot.txt');
      expect(await textAt(rawUrl)).toBe('mine');
      expect(await textAt(`${url}/raw`)).toBe('mine');
      const wrong = await fetch(`${url}/delete/${oldTokenOf('full')}`, { redirect: 'manual' });
      expect(wrong.status).toBe(404);
      // ShareX opens it in a browser, which is asked once more.
      const page = await fetch(`${url}/delete/${oldTokenOf('jane')}`);
      expect(page.url).toStartWith(`${server.origin}/delete/`);
      expect((await fetch(rawUrl)).status).toBe(200);
      expect((await fetch(page.url, { method: 'POST' })).status).toBe(200);
      expect((await fetch(rawUrl)).status).toBe(404);
    }
  });

  test('refuses in its words, and keeps nothing', async () => {
    const jane = await signIn(server, 'jane', 'correct horse');
    const before = await uploadsOf(jane);
    const token = { head: 'name="token"', text: oldTokenOf('jane') };
    const file = { head: 'name="any"; filename="a.txt"', text: 'a' };
    const sent = async (...parts: (typeof file)[]) =>
      errorOf(await sendParts(server, '/upload', { headers: {}, parts }));
    const refused = (status: number) => [
      status,
      { message: isSentence, version: expect.any(String) },
    ];
    expect(await sent(file)).toEqual(refused(401));
    expect(await sent(file, token)).toEqual(refused(401));
    expect(await sent({ ...token, text: apiKey }, file)).toEqual(refused(401));
    expect(await sent({ ...token, text: 'x'.repeat(10_000) }, file)).toEqual(refused(401));
    expect(await sent(token)).toEqual(refused(400));
    expect(await sent(token, file, file)).toEqual(refused(400));
    expect(await sent(token, { ...file, text: 'x'.repeat(1_100_000) })).toEqual(refused(413));
    const plain = await send(server.origin, 'POST', '/upload', { body: {} });
    expect(await errorOf(plain)).toEqual(refused(415));
    for (const [username, status] of [
      ['full', 413],
      ['asleep', 403],
    ] as const) {
      const answer = await sendAsShareX(server, xbackboneFile(username), {
        content: 'eleven byte',
      });
      expect(await errorOf(answer)).toEqual(refused(status));
    }
    expect(await uploadsOf(jane)).toBe(before);
  });
});

describe('Chibisafe', () => {
  test('ShareX uploads by its file, and several pieces are refused by the name of their header', async () => {
    const answer = await sendAsShareX(server, chibisafeFile, { name: 'tür "1".txt' });
    expect(answer.status).toBe(200);
    const { url, name, ...others } = await answer.json();
    expect(others).toEqual({
      uuid: expect.any(String),
      identifier: name,
      publicUrl: url,
      thumb: '',
    });
    expect(url).toEndWith(`/f/${name}`);
    expect(await textAt(url)).toBe('a screenshot');
    const headers = { ...chibisafeFile.headers, 'chibi-chunks-total': '1' };
    const whole = await sendAsShareX(server, { ...chibisafeFile, headers });
    expect(whole.status).toBe(200);
    for (const [header, text] of [
      ['chibi-chunks-total', '2'],
      ['albumuuid', 'a1'],
    ] as const) {
      const piece = { ...chibisafeFile, headers: { ...headers, [header]: text } };
      const [status, body] = await errorOf(await sendAsShareX(server, piece));
      expect(status).toBe(400);
      expect(body).toEqual({
        statusCode: 400,
        error: body.message,
        message: expect.stringContaining(header),
      });
    }
    const other = { ...chibisafeFile, headers: { 'x-api-key': assToken } };
    const [status, body] = await errorOf(await sendAsShareX(server, other));
    expect([status, body.statusCode, body.message]).toEqual([401, 401, isSentence]);
  });

  test('a token of our own beside its key goes first', async () => {
    const { secret } = await makeToken(server, admin, { currentPassword: admin.password });
    const headers = { ...chibisafeFile.headers, ...bearer(secret) };
    const answer = await sendAsShareX(server, { ...chibisafeFile, headers, fileFormName: 'file' });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ success: true });
  });
});

describe('ass', () => {
  test('ShareX uploads by its file, and deletes by the answered link', async () => {
    const answer = await sendAsShareX(server, assFile);
    expect(answer.status).toBe(200);
    const { resource, thumbnail, delete: deletion, ...others } = await answer.json();
    expect([thumbnail, others]).toEqual(['', {}]);
    expect(await textAt(resource)).toBe('a screenshot');
    expect((await fetch(deletion, { method: 'POST' })).status).toBe(200);
    expect((await fetch(resource)).status).toBe(404);
  });

  test.each([
    ['no token', {}, 401],
    ['a token of another product', { authorization: oldTokenOf('jane') }, 401],
    ['a token twice', { authorization: `${assToken}, ${assToken}` }, 401],
    ['a header that cannot be honoured', { authorization: assToken, 'x-ass-og-title': 'x' }, 400],
    ['a domain of another owner', { authorization: assToken, 'x-ass-domain': 'b.example' }, 400],
  ])('%s is refused in one sentence', async (_what, headers, status) => {
    const answer = await sendAsShareX(server, { ...assFile, headers });
    const text = await answer.text();
    expect([answer.status, text]).toEqual([status, isSentence]);
    expect(text).toContain(status === 400 && 'x-ass-og-title' in headers ? 'x-ass-og-title' : '');
  });

  test('other calls at its addresses are answered as ever', async () => {
    expect(await textAt(`${server.origin}/`)).toContain('Perch');
    expect((await fetch(`${server.origin}/v/none/raw`)).status).toBe(404);
  });
});

test('a token of our own without the word before it, and an imported one with it, are refused', async () => {
  const { secret } = await makeToken(server, admin, { currentPassword: admin.password });
  const bare = { path: '/api/upload', headers: { authorization: secret }, fileFormName: 'file' };
  expect((await sendAsShareX(server, bare)).status).toBe(401);
  const asOurs = { ...bare, headers: bearer(assToken) };
  await expectFailure(await sendAsShareX(server, asOurs), 401, 'unauthenticated');
  const list = await send(server.origin, 'GET', '/api/upload/my', { token: assToken });
  await expectFailure(list, 401, 'unauthenticated');
});

test('a revoked token opens nothing, and does not come back', async () => {
  const dora = await signIn(server, 'dora', 'correct horse');
  const [token] = await listTokens(server, dora);
  expect(token).toMatchObject({ name: 'ass (imported)', lastUsedAt: expect.any(String) });
  const path = `/api/tokens/${token?._id ?? ''}`;
  expect((await send(server.origin, 'DELETE', path, { token: dora })).status).toBe(200);
  expect((await sendAsShareX(server, assFile)).status).toBe(401);
  const users = [{ unid: 'n1', username: 'dora', passhash: password, token: assToken }];
  await perch(...(await writeAss(folder.path, { users, data: [], files: {} })));
  expect((await sendAsShareX(server, assFile)).status).toBe(401);
});
