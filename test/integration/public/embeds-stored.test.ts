import { afterAll, expect, test } from 'bun:test';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { upload } from '../../support/api/uploads.ts';
import { runStatement } from '../../support/database/database.ts';
import { png } from '../../support/files/pictures.ts';
import { mp4 } from '../../support/files/videos.ts';
import { startServer } from '../../support/servers/server.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);

const textOf = async (url: string) => (await fetch(url)).text();
const oembedOf = (url: string) => fetch(`${server.origin}/oembed?url=${encodeURIComponent(url)}`);

test('a preview is made once, and is gone with its upload', async () => {
  const { _id, fileId } = await upload(server, admin.token, 'photo.png', png(400, 300));
  const url = `${server.origin}/p/${fileId}.jpg`;
  const seen = await Promise.all(Array.from({ length: 5 }, () => fetch(url)));
  expect(new Set(seen.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(seen.map(({ headers }) => headers.get('etag'))).size).toBe(1);
  const path = `/api/upload/${_id}?permanent=true`;
  expect((await send(server.origin, 'DELETE', path, admin)).status).toBe(200);
  expect((await fetch(url)).status).toBe(404);
});

test('the size of a video is read from its stored bytes, and kept', async () => {
  const film = mp4({ width: 640, height: 360, index: 'last', frames: 300_000 });
  const { _id, viewUrl } = await upload(server, admin.token, 'film.mp4', film);
  expect(await textOf(viewUrl)).toContain('<meta property="og:video:width" content="640" />');
  // Read again from the row, not from the bytes.
  await runStatement(server, `update uploads set width = 641 where id = '${_id}'`);
  await server.stop();
  await server.start();
  expect(await textOf(viewUrl)).toContain('<meta property="og:video:width" content="641" />');
});

test.each([
  ['locked', "password_hash = '$argon2id$v=19$m=8,t=1,p=1$c2FsdHNhbHQ$aGFzaA'", 'has a password'],
  ['limited', 'downloads_left = 1', 'a limited number of times'],
  ['over', 'expires_at = 1', undefined],
])('a file that is %s shows nothing of itself to previews', async (_, change, title) => {
  const { viewUrl, fileId, _id } = await upload(server, admin.token, 'secret.png', png(400, 300));
  await runStatement(server, `update uploads set ${change} where id = '${_id}'`);
  const page = await textOf(viewUrl);
  expect(page).not.toMatch(/secret|\/p\/|og:image|oembed|\b400\b|PNG/);
  const [, shown] = /<meta property="og:title" content="([^"]*)"/.exec(page) ?? [];
  if (title === undefined) expect(shown).toBeUndefined();
  else expect(shown).toContain(title);
  const preview = await fetch(`${server.origin}/p/${fileId}.jpg`);
  for (const answer of [preview, await oembedOf(viewUrl)]) {
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('secret');
  }
});

test('a page that was opened with its password tells programs nothing of its file', async () => {
  const { viewUrl, _id } = await upload(server, admin.token, 'secret.png', png(400, 300));
  const body = { password: 'open sesame' };
  const closed = await send(server.origin, 'PATCH', `/api/upload/${_id}`, { ...admin, body });
  expect(closed.status).toBe(200);
  const preferences = { token: admin.token, body: { pageComponents: 'all', pageAuthor: true } };
  expect((await send(server.origin, 'PUT', '/api/auth/preferences', preferences)).status).toBe(200);
  const answer = await fetch(viewUrl, { headers: { 'perch-password': body.password } });
  const page = await answer.text();
  expect(page).toContain('<h1><bdi>secret.png');
  const head = page.slice(page.indexOf('<link'), page.indexOf('</head>'));
  expect(head).toContain('has a password');
  expect(head).not.toMatch(/secret|\/p\/|og:image|oembed|component-embed|PNG/);
});
