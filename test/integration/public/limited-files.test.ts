// @both-stacks

import { afterAll, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import {
  cookieOf,
  open,
  readUpload,
  unlock,
  uploadClosed,
  visit,
} from '../../support/api/closed-links.ts';
import { upload } from '../../support/api/uploads.ts';
import { png } from '../../support/files/pictures.ts';
import { samples } from '../../support/files/sample-files.ts';
import { sharedServer } from '../../support/servers/shared-server.ts';
import { waitFor } from '../../support/wait.ts';

const server = await sharedServer({ WORKERS: '2' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const owner = await registerApproved(server, admin);

const statusOf = async (path: string, headers: Record<string, string> = {}) =>
  (await visit(server, path, { headers })).status;

/** Programs that look at links which people send each other. */
const bots = [
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'TelegramBot (like TwitterBot)',
  'WhatsApp/2.23.20.0',
  'WhatsApp/2',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Twitterbot/1.0',
  'Mastodon/4.4.0 (http.rb/5.3.1; +https://mastodon.example/)',
  'Synapse (bot; +https://github.com/matrix-org/synapse)',
  'SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
];

test('a page says how many downloads are left, before and after one is spent', async () => {
  const file = await uploadClosed(server, owner.token, { downloadsLeft: 2 });
  const path = `/v/${file.fileId}`;
  const pageFor = async (cookie = '') =>
    (await visit(server, path, { headers: { cookie } })).text();
  expect(await pageFor()).toContain('2 downloads left');
  const first = cookieOf(await open(server, file.fileId));
  const opened = await pageFor(first);
  expect(opened).toContain('You can save the file within the next 6 hours.');
  expect(opened).toContain('1 of 2 downloads left');
  expect(await pageFor()).toContain('1 of 2 downloads left');
  expect(await pageFor()).not.toContain('You can save the file');
  const second = cookieOf(await open(server, file.fileId));
  for (const cookie of [first, second])
    expect(await pageFor(cookie)).toContain('No downloads left');
  const ended = await pageFor();
  expect(ended).toContain('This link has expired');
  expect(ended).toContain('class="sign"');
});

test('fifty visitors at once open a file with five downloads five times', async () => {
  const file = await uploadClosed(server, owner.token, { downloadsLeft: 5 });
  const answers = await Promise.all(Array.from({ length: 50 }, () => open(server, file.fileId)));
  const opened = answers.filter(({ status }) => status === 303);
  expect(opened).toHaveLength(5);
  for (const { status, headers } of answers) {
    if (status === 303) continue;
    expect([status, headers.getSetCookie()]).toEqual([410, []]);
  }
  expect((await readUpload(server, file, owner.token)).downloadsLeft).toBe(0);
  const cookies = opened.map(cookieOf);
  expect(new Set(opened.map(({ headers }) => headers.get('location')))).toEqual(
    new Set([`/f/${file.fileId}`]),
  );
  // Those who have opened it go on, in every process; for all others it has ended.
  for (const cookie of [...cookies, ...cookies]) {
    expect(await statusOf(`/f/${file.fileId}`, { cookie })).toBe(200);
  }
  const never = await visit(server, '/f/AAAAAAAAAA');
  await waitFor('the end', async () => (await statusOf(`/f/${file.fileId}`)) === 404);
  const ended = await visit(server, `/f/${file.fileId}`);
  const about = ({ headers }: Response) => [...headers].filter(([name]) => name !== 'date');
  expect(about(ended)).toEqual(about(never));
  expect(await ended.text()).toBe(await never.text());
  expect(await statusOf(`/v/${file.fileId}`)).toBe(410);
  expect(await statusOf('/v/AAAAAAAAAA')).toBe(404);
});

test('nothing that only looks spends a download', async () => {
  const file = await uploadClosed(server, owner.token, { downloadsLeft: 1 });
  const paths = [
    `/f/${file.fileId}.txt`,
    `/f/${file.fileId}?preview`,
    `/t/${file.fileId}`,
    `/v/${file.fileId}/open`,
  ];
  for (const agent of bots) {
    for (const path of paths) {
      for (const method of ['GET', 'HEAD']) {
        for (const range of [{}, { range: 'bytes=0-' }, { range: 'bytes=0-3' }]) {
          const headers = { 'user-agent': agent, ...range };
          const answer = await visit(server, path, { method, headers });
          expect([303, 403], `${method} ${path} by ${agent}`).toContain(answer.status);
          expect(answer.headers.getSetCookie()).toEqual([]);
        }
      }
    }
  }
  const elsewhere = await open(server, file.fileId, { 'sec-fetch-site': 'cross-site' });
  expect(elsewhere.status).toBe(403);
  expect((await readUpload(server, file, owner.token)).downloadsLeft).toBe(1);
});

test('who has opened a file reads it in whatever parts, and spends nothing more', async () => {
  const file = await uploadClosed(server, owner.token, { downloadsLeft: 2 });
  const other = await uploadClosed(server, owner.token, { downloadsLeft: 2 });
  const opened = await open(server, file.fileId);
  expect(opened.headers.getSetCookie()[0]).toMatch(/; Max-Age=21600; HttpOnly; SameSite=Lax$/);
  const cookie = cookieOf(opened);
  const path = `/f/${file.fileId}`;
  for (const [range, text] of [
    ['bytes=4-', 'secret'],
    ['bytes=0-2', 'the'],
    ['bytes=-1', 't'],
  ]) {
    const part = await visit(server, path, { headers: { cookie, range: range ?? '' } });
    expect([part.status, await part.text()]).toEqual([206, text ?? '']);
    expect(part.headers.get('cache-control')).toBe('private, no-store');
    expect(part.headers.has('access-control-allow-origin')).toBe(false);
  }
  const again = await open(server, file.fileId, { cookie });
  expect([again.status, again.headers.getSetCookie()]).toEqual([303, []]);
  expect((await readUpload(server, file, owner.token)).downloadsLeft).toBe(1);
  for (const stolen of [
    cookie.replace(file.fileId, other.fileId),
    cookie.replace(/=./, '=z'),
    cookie.replace('grant', 'unlock'),
  ]) {
    expect(await statusOf(`/f/${other.fileId}`, { cookie: stolen })).toBe(403);
  }
});

test('what a browser plays has the page’s origin, and still runs no script', async () => {
  const policyOf = async (file: { name: string; content: Uint8Array }) => {
    const { fileId } = await uploadClosed(server, owner.token, { downloadsLeft: 1 }, file);
    const headers = { cookie: cookieOf(await open(server, fileId)) };
    const answer = await visit(server, `/f/${fileId}`, { headers });
    return answer.headers.get('content-security-policy') ?? '';
  };
  const video = await policyOf({ name: 'clip.mp4', content: samples.mp4 });
  expect(video).toStartWith("default-src 'none';");
  expect(video).toEndWith('; sandbox allow-same-origin');
  expect(await policyOf({ name: 'photo.png', content: png(4, 3) })).toEndWith('; sandbox');
});

test('a file with a password is opened only after it', async () => {
  const ends = { downloadsLeft: 1, password: 'sesame' };
  const file = await uploadClosed(server, owner.token, ends);
  const locked = await open(server, file.fileId);
  expect([locked.status, locked.headers.get('location')]).toEqual([303, `/v/${file.fileId}`]);
  expect(locked.headers.getSetCookie()).toEqual([]);
  const unlocked = cookieOf(await unlock(server, file.fileId, 'sesame'));
  expect(await statusOf(`/f/${file.fileId}`, { cookie: unlocked })).toBe(403);
  const opened = cookieOf(await open(server, file.fileId, { cookie: unlocked }));
  expect(await statusOf(`/f/${file.fileId}`, { cookie: `${unlocked}; ${opened}` })).toBe(200);
  expect(await statusOf(`/f/${file.fileId}`, { cookie: opened })).not.toBe(200);
});

test('the right password in a header opens no limited file, and spends no download', async () => {
  const file = await uploadClosed(server, owner.token, { downloadsLeft: 1, password: 'sesame' });
  const password = { 'perch-password': 'sesame' };
  const path = `/f/${file.fileId}`;
  for (const query of ['', '?download', '?preview']) {
    const refused = await visit(server, `${path}${query}`, { headers: password });
    const text = await refused.text();
    expect([refused.status, text]).toEqual([403, expect.stringContaining('confirmation_required')]);
    expect(text).not.toContain('the secret');
    expect(refused.headers.getSetCookie()).toEqual([]);
  }
  expect((await readUpload(server, file, owner.token)).downloadsLeft).toBe(1);
  const cookie = cookieOf(await open(server, file.fileId, password));
  const opened = await visit(server, path, { headers: { ...password, cookie } });
  expect([opened.status, await opened.text()]).toEqual([200, 'the secret']);
  expect(await statusOf(path, password)).not.toBe(200);
});

test('a link ends at its time, for those as well who have opened it', async () => {
  // Long enough for what comes before the end, also on a busy machine.
  const expiresAt = Date.now() + 8000;
  const file = await uploadClosed(server, owner.token, { downloadsLeft: 1, expiresAt });
  const free = await uploadClosed(server, owner.token, { expiresAt });
  const cookie = cookieOf(await open(server, file.fileId));
  const path = `/f/${file.fileId}`;
  expect(await statusOf(path, { cookie })).toBe(200);
  expect(await statusOf(`/f/${free.fileId}`)).toBe(200);
  await waitFor('the end', () => Date.now() >= expiresAt);
  expect(await statusOf(path, { cookie })).toBe(404);
  expect(await statusOf(`/f/${free.fileId}`)).toBe(404);
  expect((await open(server, file.fileId)).status).toBe(410);
  expect(await statusOf(`/v/${free.fileId}`)).toBe(410);
});

test('the page of a deleted file says so while it is in the trash', async () => {
  const { _id, fileId } = await upload(server, owner.token, 'a.txt', 'bytes');
  const remove = async (query: string) => {
    const answer = await visit(server, `/api/upload/${_id}${query}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect(answer.status).toBe(200);
  };
  await remove('');
  expect([await statusOf(`/v/${fileId}`), await statusOf(`/f/${fileId}`)]).toEqual([410, 404]);
  await remove('?permanent=true');
  expect([await statusOf(`/v/${fileId}`), await statusOf(`/f/${fileId}`)]).toEqual([404, 404]);
});

test('a file that burns goes with its first complete download, and no other file of its bytes', async () => {
  const big = 'x'.repeat(8_000_000);
  const kept = await upload(server, owner.token, 'kept.txt', big);
  const ends = { downloadsLeft: 1, burn: true };
  const file = await uploadClosed(server, owner.token, ends, { name: 'a.txt', content: big });
  const cookie = cookieOf(await open(server, file.fileId));
  const path = `/f/${file.fileId}`;
  const part = await visit(server, path, { headers: { cookie, range: 'bytes=1-' } });
  expect((await part.text()).length).toBe(big.length - 1);
  // Saved by its owner, who has spent nothing, it stays.
  const call = await visit(server, '/api/upload/stats', {
    headers: { authorization: `Bearer ${owner.token}` },
  });
  const saved = await visit(server, `${path}?download`, { headers: { cookie: cookieOf(call) } });
  expect([saved.status, (await saved.text()).length]).toEqual([200, big.length]);
  const broken = await visit(server, path, { headers: { cookie } });
  const reader = broken.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  expect(await statusOf(path)).toBe(404);
  const whole = await visit(server, path, { headers: { cookie } });
  expect([whole.status, (await whole.text()).length]).toEqual([200, big.length]);
  await waitFor('its end', async () => (await statusOf(path, { cookie })) === 404);
  const listed = await visit(server, `/api/upload/${file._id}`, {
    headers: { authorization: `Bearer ${owner.token}` },
  });
  expect(listed.status).toBe(404);
  expect(await statusOf(`/v/${file.fileId}`)).toBe(410);
  expect((await (await fetch(`${server.origin}/f/${kept.fileId}`)).text()).length).toBe(big.length);
});

test('a file that burns and is not fetched ends with the grant', async () => {
  const expiresAt = Date.now() + 1000 * 3_600_000;
  const ends = { downloadsLeft: 1, burn: true, expiresAt };
  const file = await uploadClosed(server, owner.token, ends, { name: 'a.bin', content: 'bytes' });
  const before = Date.now();
  const opened = await open(server, file.fileId);
  expect(opened.headers.get('location')).toBe(`/f/${file.fileId}?download`);
  const { downloadsLeft, expiresAt: endsAt } = await readUpload(server, file, owner.token);
  const end = Date.parse(endsAt ?? '') - before;
  expect(end).toBeWithin(6 * 3_600_000, 6 * 3_600_000 + 60_000);
  expect(downloadsLeft).toBe(0);
});
