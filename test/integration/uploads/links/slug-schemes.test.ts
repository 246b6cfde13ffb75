// @one-stack

import { afterAll, expect, test } from 'bun:test';

import { becomeAdministrator } from '../../../support/api/accounts.ts';
import { changeSettings } from '../../../support/api/settings.ts';
import { upload } from '../../../support/api/uploads.ts';
import { startServer } from '../../../support/servers/server.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);

test.each([
  [{ slugScheme: 'base62', slugLength: 6 }, /^[0-9A-Za-z]{6}$/],
  [{ slugScheme: 'base62', slugLength: 32 }, /^[0-9A-Za-z]{32}$/],
  [{ slugScheme: 'uuid' }, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/],
  [{ slugScheme: 'words' }, /^[a-z]+-[a-z]+-\d{4}$/],
  [{ slugScheme: 'date' }, /^20\d\d-\d\d-\d\d-[0-9A-Za-z]{4}$/],
])('links are made as in %j', async (settings, form) => {
  await changeSettings(server, admin.token, settings);
  const file = await upload(server, admin.token, 'a.txt', 'text');
  expect(file.fileId).toMatch(form);
  expect(file.publicUrl).toBe(`${server.origin}/f/${file.fileId}.txt`);
  expect(await (await fetch(file.publicUrl)).text()).toBe('text');
  expect((await fetch(file.file.deletionUrl)).status).toBe(200);
  const { pathname } = new URL(file.viewUrl);
  expect((await fetch(`${server.origin}${pathname}`)).status).toBe(200);
});

test('links have the names of files, of which each is there once', async () => {
  await changeSettings(server, admin.token, { slugScheme: 'name' });
  const names = ['Holiday (1).txt', 'Holiday (1).md', 'Holiday (1).txt', 'robots.txt', '写真.txt'];
  const files = [];
  for (const name of names) files.push(await upload(server, admin.token, name, name));
  const slugs = files.map(({ fileId }) => fileId);
  expect(slugs.slice(0, 4)).toEqual(['Holiday-1', 'Holiday-1-2', 'Holiday-1-3', 'robots-2']);
  expect(slugs[4]).toMatch(/^[0-9A-Za-z]{10}$/);
  for (const [index, { publicUrl }] of files.entries())
    expect(await (await fetch(publicUrl)).text()).toBe(names[index] ?? '');
  const together = await Promise.all(
    Array.from({ length: 8 }, () => upload(server, admin.token, 'same.txt', 'same')),
  );
  expect(new Set(together.map(({ fileId }) => fileId)).size).toBe(8);
  for (const { publicUrl } of together) expect((await fetch(publicUrl)).status).toBe(200);
});
