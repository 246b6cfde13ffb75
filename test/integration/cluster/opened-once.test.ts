import { afterAll, expect, test } from 'bun:test';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import {
  cookieOf,
  open,
  readUpload,
  unlock,
  uploadClosed,
  visit,
} from '../../support/api/closed-links.ts';
import { startTwoServers } from '../../support/servers/two-servers.ts';
import { waitFor } from '../../support/wait.ts';

const servers = await startTwoServers();
afterAll(() => servers[Symbol.asyncDispose]());
const { one, two } = servers;
const { token } = await becomeAdministrator(one);

test('two servers together let no more visitors in than a file has downloads', async () => {
  const file = await uploadClosed(one, token, { downloadsLeft: 5 });
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, number) => open(number % 2 === 0 ? one : two, file.fileId)),
  );
  const opened = answers.filter(({ status }) => status === 303);
  expect(opened).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 410)).toHaveLength(45);
  expect((await readUpload(two, file, token)).downloadsLeft).toBe(0);
  for (const cookie of opened.map(cookieOf)) {
    for (const server of [one, two]) {
      const answer = await visit(server, `/f/${file.fileId}`, { headers: { cookie } });
      expect([answer.status, await answer.text()]).toEqual([200, 'the secret']);
    }
  }
  for (const server of [one, two]) {
    await waitFor('the end', async () => {
      return (await visit(server, `/f/${file.fileId}`)).status === 404;
    });
  }
});

test('what one server has unlocked is unlocked on the other', async () => {
  const { fileId } = await uploadClosed(one, token, { password: 'sesame' });
  const headers = { cookie: cookieOf(await unlock(one, fileId, 'sesame')) };
  expect((await visit(two, `/f/${fileId}`, { headers })).status).toBe(200);
  expect((await visit(two, `/f/${fileId}`)).status).toBe(403);
});
