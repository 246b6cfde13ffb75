import { afterAll, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../../support/api/accounts.ts';
import { client } from '../../../support/api/client.ts';
import { upload } from '../../../support/api/uploads.ts';
import { sharedServer } from '../../../support/servers/shared-server.ts';
import { waitFor } from '../../../support/wait.ts';

const server = await sharedServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const dayMs = 86_400_000;
const today = () => new Date(Math.floor(Date.now() / dayMs) * dayMs).toISOString();

test('files are listed by views, downloads and the day on which they were opened last', async () => {
  const owner = await registerApproved(server, admin);
  const seen = await upload(server, owner.token, 'seen.txt', 'seen');
  const taken = await upload(server, owner.token, 'taken.txt', 'taken');
  await upload(server, owner.token, 'unopened.txt', 'unopened');
  const list = async (query: Record<string, string>) => {
    const answer = await client(server.origin, owner.token).api.upload.my.$get({ query });
    const body = await answer.json();
    if (!body.success) throw new Error(body.error);
    return body.data.uploads;
  };
  expect((await list({})).map(({ lastOpenedAt }) => lastOpenedAt)).toEqual([null, null, null]);

  const days = [today()];
  for (let times = 0; times < 2; times += 1) await (await fetch(seen.publicUrl)).text();
  await (await fetch(`${taken.publicUrl}?download`)).text();
  // Neither is a reader's: a program that looks whether the file is there, and a cache that asks whether it is still the same.
  const etag = (await fetch(taken.publicUrl, { method: 'HEAD' })).headers.get('etag') ?? '';
  await fetch(taken.publicUrl, { headers: { 'if-none-match': etag } });
  await waitFor('the counts of both files', async () => {
    const files = await list({});
    return files.reduce((sum, { views, downloads }) => sum + views + downloads, 0) === 3;
  });
  days.push(today());

  const namesBy = async (sort: string, order: string) =>
    (await list({ sort, order })).map(({ originalName }) => originalName);
  expect((await namesBy('views', 'desc'))[0]).toBe('seen.txt');
  expect((await namesBy('downloads', 'desc'))[0]).toBe('taken.txt');
  expect((await namesBy('lastOpened', 'asc'))[0]).toBe('unopened.txt');
  expect(await namesBy('lastOpened', 'desc')).toEqual(['taken.txt', 'seen.txt', 'unopened.txt']);
  const opened = Object.fromEntries(
    (await list({})).map(({ originalName, lastOpenedAt }) => [originalName, lastOpenedAt]),
  );
  expect(days).toContain(opened['seen.txt'] ?? '');
  expect(days).toContain(opened['taken.txt'] ?? '');
  expect(opened['unopened.txt']).toBeNull();
});
