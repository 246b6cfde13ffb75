import { afterAll, expect, test } from 'bun:test';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { askForFiles, drop } from '../../support/api/requests.ts';
import { png } from '../../support/files/pictures.ts';
import { sharedServer } from '../../support/servers/shared-server.ts';

const server = await sharedServer();
afterAll(() => server[Symbol.asyncDispose]());
const owner = await becomeAdministrator(server);

async function receivedBy(id: string, more = '') {
  const path = `/api/upload/my?request=${id}${more}`;
  const answer = await send(server.origin, 'GET', path, { token: owner.token });
  const { data, total } = await answer.json();
  expect(data.uploads).toHaveLength(total);
  return data.uploads;
}

test('a list of what a request has received is searched, sorted and paged', async () => {
  const { _id, token } = await askForFiles(server, owner.token);
  for (const [name, content] of [
    ['b.txt', '22'],
    ['a.txt', '333'],
    ['c.png', png(1, 1)],
  ] as const) {
    await drop(server, token, { name, content });
  }
  const names = async (more: string) => {
    const uploads: { originalName: string }[] = await receivedBy(_id, more);
    return uploads.map(({ originalName }) => originalName);
  };
  expect(await names('')).toEqual(['c.png', 'a.txt', 'b.txt']);
  expect(await names('&sort=name&order=asc')).toEqual(['a.txt', 'b.txt', 'c.png']);
  expect(await names('&type=text')).toEqual(['a.txt', 'b.txt']);
  expect(await names('&search=a.')).toEqual(['a.txt']);
  expect(await names('&trashed=true')).toEqual([]);
  const [first] = await receivedBy(_id, '&search=b.txt');
  await send(server.origin, 'DELETE', `/api/upload/${first._id}`, { token: owner.token });
  expect(await names('&trashed=true')).toEqual(['b.txt']);
  expect(await names('')).toEqual(['c.png', 'a.txt']);
  const page = await send(server.origin, 'GET', `/api/upload/my?request=${_id}&limit=1&page=2`, {
    token: owner.token,
  });
  const { data, total } = await page.json();
  expect([total, data.uploads.length, data.uploads[0].originalName]).toEqual([2, 1, 'a.txt']);
});
