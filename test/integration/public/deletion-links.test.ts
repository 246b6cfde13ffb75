import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import {
  cookieOf,
  type LinkEnds,
  open,
  readUpload,
  unlock,
  uploadClosed,
  visit,
} from '../../support/api/closed-links.ts';
import { changeSettings } from '../../support/api/settings.ts';
import { upload } from '../../support/api/uploads.ts';
import { storedFiles } from '../../support/files/stored-files.ts';
import { startServer } from '../../support/servers/server.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const { token } = await becomeAdministrator(server);

const post = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', headers });
const isThere = async (url: string) => (await fetch(url)).status === 200;

function expectPage(answer: Response) {
  expect(answer.headers.get('content-type')).toStartWith('text/html');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("script-src 'unsafe-inline'");
}

describe('a deletion link', () => {
  test('asks when it is opened, as often as it is opened', async () => {
    const { file, publicUrl } = await upload(server, token, 'asked.txt', 'still here');
    for (let time = 0; time < 3; time += 1) {
      const answer = await fetch(file.deletionUrl);
      expect(answer.status).toBe(200);
      expectPage(answer);
      const page = await answer.text();
      expect(page).toMatch(/<form[^>]+method="?post"?/i);
      expect(page).toContain('asked.txt');
      expect(page).not.toContain(token);
    }
    expect((await fetch(file.deletionUrl, { method: 'HEAD' })).status).toBe(200);
    expect(await isThere(publicUrl)).toBe(true);
  });

  test('deletes when the button is pressed, and is friendly afterwards', async () => {
    const before = await storedFiles(server);
    const { _id, file, publicUrl } = await upload(server, token, 'gone.txt', 'soon gone');
    expect(await isThere(publicUrl)).toBe(true);
    const answer = await post(file.deletionUrl, { origin: server.origin });
    expect(answer.status).toBe(200);
    expectPage(answer);
    expect(await isThere(publicUrl)).toBe(false);
    const record = await send(server.origin, 'GET', `/api/upload/${_id}`, { token });
    expect(record.status).toBe(404);
    // In the trash it keeps its bytes.
    expect((await storedFiles(server)).length).toBe(before.length + 1);

    for (const again of [await fetch(file.deletionUrl), await post(file.deletionUrl)]) {
      expect([200, 404, 410]).toContain(again.status);
      expectPage(again);
      expect(await again.text()).toMatch(/already|gone|deleted/i);
    }
  });

  test('works without an account and names none', async () => {
    const { file } = await upload(server, token, 'a.txt', 'a');
    const page = await (await fetch(file.deletionUrl)).text();
    expect(page).not.toMatch(/admin-|@example\.org/);
  });

  test('is for its own file only', async () => {
    const first = await upload(server, token, 'first.txt', 'first');
    const second = await upload(server, token, 'second.txt', 'second');
    const secret = new URL(first.file.deletionUrl).pathname.split('/').at(-1) ?? '';
    const mixed = second.file.deletionUrl.replace(/[^/]+$/, secret);
    for (const answer of [await fetch(mixed), await post(mixed)]) {
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain('second.txt');
    }
    expect(await isThere(second.publicUrl)).toBe(true);
    expect(await isThere(first.publicUrl)).toBe(true);
  });

  test.each([
    ['a wrong secret', (url: string) => url.replace(/[^/]+$/, 'A'.repeat(43))],
    [
      'one letter changed',
      (url: string) => `${url.slice(0, -2)}${url.at(-2) === 'A' ? 'B' : 'A'}${url.at(-1)}`,
    ],
    ['a shorter secret', (url: string) => url.slice(0, -1)],
    ['no secret', (url: string) => url.replace(/\/[^/]+$/, '/')],
    ['a secret with odd letters', (url: string) => url.replace(/[^/]+$/, '%00%F0%9F%90%A6')],
  ])('with %s deletes nothing', async (_, change) => {
    const { file, publicUrl } = await upload(server, token, 'kept.txt', 'kept');
    const wrong = change(file.deletionUrl);
    const answer = await post(wrong);
    expect(answer.status).toBe(404);
    const page = await (await fetch(wrong)).text();
    expect(page).not.toContain('kept.txt');
    expect(await isThere(publicUrl)).toBe(true);
  });

  test('shows a name with markup as text', async () => {
    const { file } = await upload(server, token, '<img src=x onerror=alert(1)>"\'&.txt', 'a');
    const page = await (await fetch(file.deletionUrl)).text();
    expect(page).not.toContain('<img src=x');
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  test('pressed ten times at once never fails', async () => {
    const { file, publicUrl } = await upload(server, token, 'race.txt', 'race');
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(file.deletionUrl)));
    for (const { status } of answers) expect([200, 404, 410]).toContain(status);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(await isThere(publicUrl)).toBe(false);
  });

  test('stays the same over a restart', async () => {
    const { file, publicUrl } = await upload(server, token, 'later.txt', 'later');
    expect(await server.stop()).toBe(0);
    await server.start();
    expect((await post(file.deletionUrl)).status).toBe(200);
    expect(await isThere(publicUrl)).toBe(false);
  });
});

const password = 'öffne dich';
const name = 'quarterly-figures.pdf';
const closed = (ends: LinkEnds) => uploadClosed(server, token, ends, { name });

async function textAt(url: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(url, { headers });
  expect(answer.status).toBe(200);
  return answer.text();
}

const closedKinds: [string, LinkEnds][] = [
  ['locked', { password }],
  ['limited', { downloadsLeft: 3 }],
  ['deleted with its first download', { burn: true }],
  ['locked and limited', { password, downloadsLeft: 3 }],
];

describe.each(closedKinds)('the deletion link of a file that is %s', (_title, ends) => {
  test('tells nothing of the file, and deletes it', async () => {
    const { _id, fileId, file } = await closed(ends);
    const page = await textAt(file.deletionUrl);
    expect(page).toContain('Delete this file?');
    for (const fact of ['quarterly', 'pdf', 'figures', 'octet-stream', 'bytes', ' B<']) {
      expect(page, fact).not.toContain(fact);
    }
    expect((await visit(server, `/delete/${fileId}/wrong`, { method: 'POST' })).status).toBe(404);
    expect((await visit(server, `/delete/${fileId}/wrong`)).status).toBe(404);
    expect(await readUpload(server, { _id }, token)).toMatchObject({ fileId });

    const answer = await post(file.deletionUrl);
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain('quarterly');
    const record = await send(server.origin, 'GET', `/api/upload/${_id}`, { token });
    expect(record.status).toBe(404);
  });
});

describe('the name of a closed file', () => {
  test('stands on its deletion page for a browser that has given the password', async () => {
    const { fileId, file } = await closed({ password });
    const other = await closed({ password });
    const foreign = cookieOf(await unlock(server, other.fileId, password));
    expect(foreign).toContain('perch-unlock');
    expect(await textAt(file.deletionUrl, { cookie: foreign })).not.toContain('quarterly');
    const cookie = cookieOf(await unlock(server, fileId, password));
    expect(await textAt(file.deletionUrl, { cookie })).toContain(`Delete ${name}?`);
    const right = { 'perch-password': encodeURIComponent(password) };
    expect(await textAt(file.deletionUrl, right)).toContain(`Delete ${name}?`);
    const wrong = { 'perch-password': 'wrong' };
    expect(await textAt(file.deletionUrl, wrong)).not.toContain('quarterly');
  });

  test('stands there for a browser that has spent a download', async () => {
    const { fileId, file } = await closed({ downloadsLeft: 1 });
    const cookie = cookieOf(await open(server, fileId));
    expect(await textAt(file.deletionUrl, { cookie })).toContain(`Delete ${name}?`);
    // For all others it has ended, but the right to delete it has not.
    expect(await textAt(file.deletionUrl)).not.toContain('quarterly');
    expect((await post(file.deletionUrl)).status).toBe(200);
    expect((await post(file.deletionUrl)).status).toBe(404);
  });
});

test('the deletion link of a file that has ended is as if the file had never been', async () => {
  const { fileId, file } = await closed({ password, expiresAt: Date.now() - 1000 });
  for (const method of ['GET', 'POST']) {
    const answers = ['AAAAAAAAAA', fileId].map(async (slug) => {
      const answer = await fetch(file.deletionUrl.replace(fileId, slug), { method });
      const { date: _, ...headers } = Object.fromEntries(answer.headers);
      return { status: answer.status, headers, body: await answer.text() };
    });
    const [never, ended] = await Promise.all(answers);
    expect(ended).toEqual(never);
    expect(never).toMatchObject({ status: 404 });
  }
});

describe('what the deletion page says of undoing is true', () => {
  const final = 'This cannot be undone.';
  const restore = (id: string) =>
    send(server.origin, 'POST', `/api/upload/${id}/restore`, { token });

  test('with the trash, out of which the owner restores the file', async () => {
    await changeSettings(server, token, { trashDays: 7 });
    const { _id, file, publicUrl } = await upload(server, token, 'back.txt', 'back');
    const page = await textAt(file.deletionUrl);
    expect(page).toContain('Its owner can restore the file for up to 7 days.');
    expect(page).not.toContain(final);
    expect((await post(file.deletionUrl)).status).toBe(200);
    expect(await isThere(publicUrl)).toBe(false);
    expect((await restore(_id)).status).toBe(200);
    expect(await isThere(publicUrl)).toBe(true);
  });

  test('without the trash, where the file is gone for good', async () => {
    await changeSettings(server, token, { trashDays: 0 });
    const { _id, file } = await upload(server, token, 'final.txt', 'final');
    const page = await textAt(file.deletionUrl);
    expect(page).toContain(final);
    expect(page).not.toContain('restore');
    expect((await post(file.deletionUrl)).status).toBe(200);
    expect((await restore(_id)).status).toBe(404);
    await changeSettings(server, token, { trashDays: null });
  });
});
