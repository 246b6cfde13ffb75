import { afterAll, expect, test } from 'bun:test';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import {
  changeLink,
  click,
  deleteLink,
  listLinks,
  makeLink,
  sendLink,
  target,
} from '../../support/api/short-links.ts';
import { startSecondServer } from '../../support/servers/second-server.ts';
import { startServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

const one = await startServer();
const other = await startSecondServer(one);
afterAll(async () => {
  await other[Symbol.asyncDispose]();
  await one[Symbol.asyncDispose]();
});
const { token } = await becomeAdministrator(one);

test('a change at one server is in force at the other at once', async () => {
  const { _id, slug } = await makeLink(one, token, { slug: 'shared' });
  expect((await click(other, '/to/shared')).headers.get('location')).toBe(target);
  await changeLink(one, token, _id, { url: 'https://example.com/', slug: 'renamed' });
  for (const path of ['/to/shared', '/to/renamed']) {
    expect((await click(other, path)).headers.get('location')).toBe('https://example.com/');
  }
  await deleteLink(other, token, _id);
  for (const path of ['/to/shared', '/to/renamed', `/to/${slug}`]) {
    expect((await click(one, path)).status).toBe(404);
  }
});

test('clicks at both servers spend one limit, and are counted together', async () => {
  const { slug } = await makeLink(one, token, { maxClicks: 5 });
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => click(index % 2 ? one : other, `/to/${slug}`)),
  );
  expect(answers.filter(({ status }) => status === 302)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 410)).toHaveLength(35);
  await waitFor('the clicks', async () => {
    const [link] = (await listLinks(one, token, `?search=${slug}`)).links;
    return link?.clicks === 5;
  });
});

test('of claims at both servers one succeeds', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      sendLink(index % 2 ? one : other, token, {
        url: target,
        slug: index % 3 ? 'both' : 'both.txt',
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
});
