import { afterAll, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../../support/api/accounts.ts';
import { change, sendChange } from '../../../support/api/changes.ts';
import { send } from '../../../support/api/client.ts';
import { changeSettings } from '../../../support/api/settings.ts';
import { upload } from '../../../support/api/uploads.ts';
import { runStatement } from '../../../support/database/database.ts';
import { startServer } from '../../../support/servers/server.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const ann = await registerApproved(server, admin, 'ann');
const ben = await registerApproved(server, admin, 'ben');

const found = async (search: string) => {
  const path = `/api/upload/my?search=${encodeURIComponent(search)}`;
  const { data } = await (await send(server.origin, 'GET', path, ann)).json();
  return data.uploads.map(({ originalName }: { originalName: string }) => originalName);
};
const statusAt = async (url: string) => (await fetch(url)).status;
const apiToken = async ({ token }: { token: string }) => {
  const answer = await send(server.origin, 'GET', '/api/auth/token', { token });
  return (await answer.json()).data.apiToken;
};

test('options are changed at once, and those that are left out stay', async () => {
  const file = await upload(server, ann.token, 'a.txt', 'a');
  const closed = await change(server, ann.token, file._id, {
    expires: '7d',
    maxDownloads: 5,
    password: 'open sesame',
    link: 'view',
  });
  expect(closed).toMatchObject({ downloadsLeft: 5, hasPassword: true, burn: false, link: 'view' });
  expect(closed.publicUrl).toBe(closed.viewUrl);
  const days = (Date.parse(closed.expiresAt ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeWithin(6.99, 7.01);
  expect(await statusAt(closed.rawUrl)).toBe(403);
  expect(await change(server, ann.token, file._id, { burn: true })).toMatchObject({
    downloadsLeft: 1,
    burn: true,
    hasPassword: true,
  });
  const open = await change(server, ann.token, file._id, {
    expires: 'never',
    burn: false,
    password: null,
    link: 'raw',
  });
  expect(open).toMatchObject({
    downloadsLeft: null,
    hasPassword: false,
    expiresAt: null,
    burn: false,
    publicUrl: file.publicUrl,
  });
  expect(await statusAt(open.rawUrl)).toBe(200);
});

test('a name is what people see and find; the link stays', async () => {
  const file = await upload(server, ann.token, 'draft.txt', 'text');
  const renamed = await change(server, ann.token, file._id, { name: '../C:\\Grüße \u202E.png' });
  expect(renamed).toMatchObject({ originalName: 'Grüße .png', publicUrl: file.publicUrl });
  expect(await found('grüße')).toEqual(['Grüße .png']);
  expect(await found('draft')).toEqual([]);
  const shown = await fetch(file.publicUrl);
  expect(shown.headers.get('content-type')).toStartWith('text/plain');
  expect(shown.headers.get('content-disposition')).toInclude('Gr%C3%BC%C3%9Fe%20.png');
});

test('a link of before keeps the extension that it shows, and works with any', async () => {
  const file = await upload(server, ann.token, 'old.txt', 'old');
  await runStatement(server, `update uploads set link_extension = null where id = '${file._id}'`);
  const { publicUrl } = await change(server, ann.token, file._id, { name: 'new.jpg' });
  expect(publicUrl).toBe(file.publicUrl);
  for (const ending of ['.txt', '.jpg', '', '.a.b'])
    expect(await statusAt(`${server.origin}/f/${file.fileId}${ending}`)).toBe(200);
});

test.each([
  [{ expires: '10s' }],
  [{ maxDownloads: '5' }],
  [{ password: '' }],
  [{ burn: true, maxDownloads: 2 }],
  [{ slug: 'a b' }],
  [{ link: 'page' }],
  [{ name: ' ' }],
  [{ name: 5 }],
  [{ colour: ['a'] }],
  [{ user_id: 'x' }],
])('%j is refused, and nothing is changed', async (wrong) => {
  const file = await upload(server, ann.token, 'a.txt', 'a');
  const answer = await sendChange(server, ann.token, file._id, {
    link: 'view',
    slug: `x-${file.fileId}`,
    ...wrong,
  });
  expect(answer.status).toBe(400);
  const { code, error } = await answer.json();
  expect(code).toBe('invalid_option');
  expect(error).toInclude(Object.keys(wrong).at(-1) ?? '');
  const { file: _, ...before } = file;
  expect(await change(server, ann.token, file._id, {})).toEqual(before);
});

test('another account changes nothing, nor does the token of scripts; an administrator is recorded', async () => {
  const file = await upload(server, ann.token, 'a.txt', 'a');
  expect((await sendChange(server, ben.token, file._id, { name: 'b.txt' })).status).toBe(404);
  expect((await sendChange(server, ben.token, 'nothing', {})).status).toBe(404);
  const refused = await sendChange(server, await apiToken(ann), file._id, {});
  expect(refused.status).toBe(403);
  await change(server, admin.token, file._id, { name: 'c.txt', password: 'hidden words' });
  const entries = await send(server.origin, 'GET', '/api/admin/audit?action=upload.changed', admin);
  const text = await entries.text();
  expect(text).toInclude('password, name');
  expect(text).not.toInclude('hidden words');
});

test('an end beyond the latest one is refused', async () => {
  const file = await upload(server, ann.token, 'a.txt', 'a');
  await changeSettings(server, admin.token, { maxExpiry: '30d' });
  for (const expires of ['31d', 'never'])
    expect((await sendChange(server, ann.token, file._id, { expires })).status).toBe(400);
  expect((await change(server, ann.token, file._id, { expires: '29d' })).expiresAt).not.toBeNull();
  expect((await change(server, ann.token, file._id, { name: 'b.txt' })).expiresAt).not.toBeNull();
  await changeSettings(server, admin.token, { maxExpiry: null });
});

test('a file that has ended is not brought back', async () => {
  const file = await upload(server, ann.token, 'a.txt', 'a');
  await runStatement(server, `update uploads set expires_at = 1 where id = '${file._id}'`);
  expect((await sendChange(server, ann.token, file._id, { expires: 'never' })).status).toBe(404);
});
