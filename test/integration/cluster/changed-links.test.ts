// @long
import { afterAll, expect, test } from 'bun:test';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { change, replace, sendChange } from '../../support/api/changes.ts';
import { upload } from '../../support/api/uploads.ts';
import { startSecondServer } from '../../support/servers/second-server.ts';
import { startServer, type TestServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

const one = await startServer();
const other = await startSecondServer(one);
afterAll(async () => {
  await other[Symbol.asyncDispose]();
  await one[Symbol.asyncDispose]();
});
const { token } = await becomeAdministrator(one);

const textAt = async ({ origin }: TestServer, path: string) =>
  (await fetch(`${origin}${path}`)).text();
const untilAt = (server: TestServer, path: string, wanted: string) =>
  waitFor(`${wanted} at ${path}`, async () => (await textAt(server, path)) === wanted);

test('a name that goes to another file at one server leads there at the other', async () => {
  const first = await upload(one, token, 'a.txt', 'first');
  const second = await upload(one, token, 'b.txt', 'second');
  await change(one, token, first._id, { slug: 'wanders' });
  for (const server of [one, other]) await untilAt(server, '/f/wanders', 'first');
  // It is an alias in memory there, which its file gives up for good when it is deleted.
  await change(one, token, first._id, { slug: null });
  await fetch(`${one.origin}/api/upload/${first._id}?permanent=true`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  });
  await change(one, token, second._id, { slug: 'wanders' });
  for (const server of [one, other]) await untilAt(server, '/f/wanders.txt', 'second');
});

test('replaced bytes are behind the link at the other server soon, and never neither', async () => {
  const file = await upload(one, token, 'a.txt', 'version 0');
  const { pathname } = new URL(file.publicUrl);
  for (let version = 1; version <= 5; version += 1) {
    expect(await textAt(other, pathname)).toBe(`version ${version - 1}`);
    await replace(one, token, file._id, { content: `version ${version}` });
    await untilAt(other, pathname, `version ${version}`);
  }
});

test('of claims at both servers one succeeds', async () => {
  const files = await Promise.all(
    Array.from({ length: 10 }, () => upload(one, token, 'a.txt', 'text')),
  );
  const answers = await Promise.all(
    files.map(({ _id }, index) =>
      sendChange(index % 2 ? one : other, token, _id, { slug: index % 3 ? 'both' : 'both.txt' }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
});
