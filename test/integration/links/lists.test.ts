import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator, confirm, registerApproved } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { click, deleteLink, listLinks, makeLink } from '../../support/api/short-links.ts';
import { makeToken } from '../../support/api/tokens.ts';
import { runStatement } from '../../support/database/database.ts';
import { startServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const ann = await registerApproved(server, admin, 'ann');
const ben = await registerApproved(server, admin, 'ben');

describe('a list', () => {
  test('has pages, the newest first, sorts and searches', async () => {
    const cat = await registerApproved(server, admin, 'cat');
    for (const number of [1, 2, 3, 4, 5]) {
      await makeLink(server, cat.token, {
        url: `https://example.org/page-${number}%25`,
        ...(number === 2 && { slug: 'The-Second', title: 'Zweite Ärztin' }),
      });
    }
    const numbersOf = async (query: string) => {
      const { links, ...rest } = await listLinks(server, cat.token, query);
      return [links.map((each) => /page-(\d)/.exec(each.target)?.[1]).join(''), rest.total];
    };
    expect(await numbersOf('')).toEqual(['54321', 5]);
    expect(await numbersOf('?limit=2&page=2')).toEqual(['32', 5]);
    expect(await numbersOf('?limit=2&page=3')).toEqual(['1', 5]);
    expect(await numbersOf('?limit=2&page=9')).toEqual(['', 5]);
    expect(await numbersOf('?order=asc')).toEqual(['12345', 5]);
    expect(await numbersOf('?search=second')).toEqual(['2', 1]);
    expect(await numbersOf('?search=ÄRZT')).toEqual(['2', 1]);
    expect(await numbersOf('?search=page-&limit=2&page=2')).toEqual(['32', 5]);
    expect(await numbersOf('?search=page-&limit=2&page=4')).toEqual(['', 5]);
    expect(await numbersOf('?search=_age')).toEqual(['', 0]);
    await runStatement(server, `update short_links set clicks = 7 where title = 'Zweite Ärztin'`);
    expect((await numbersOf('?sort=clicks'))[0]).toStartWith('2');
    expect((await numbersOf('?sort=clicks&search=page'))[0]).toStartWith('2');
    await runStatement(server, `update short_links set clicks = 0 where title = 'Zweite Ärztin'`);
  });

  test('of all accounts is for administrators who are signed in, with the owners', async () => {
    const link = await makeLink(server, ben.token);
    const { links } = await listLinks(server, admin.token, '?all=true');
    expect(links.find(({ _id }) => _id === link._id)).toEqual({
      ...link,
      userId: { _id: ben.id, username: ben.username },
    });
    const refused = await send(server.origin, 'GET', '/api/links?all=true', { token: ann.token });
    await expectFailure(refused, 403, 'forbidden');
    await confirm(server, admin);
    const { secret } = await makeToken(server, admin, { scopes: ['links', 'admin'] });
    const byToken = await send(server.origin, 'GET', '/api/links?all=true', { token: secret });
    await expectFailure(byToken, 403, 'forbidden');
    await expectFailure(await deleteLink(server, secret, link._id), 404, 'not_found');
  });
});

test('links and their clicks are in the statistics, until they are deleted', async () => {
  const eve = await registerApproved(server, admin, 'eve');
  const own = async () => {
    const answer = await send(server.origin, 'GET', '/api/upload/stats', eve);
    return (await answer.json()).data.user;
  };
  const all = async () => {
    const answer = await send(server.origin, 'GET', '/api/admin/stats', admin);
    return (await answer.json()).data.total;
  };
  const before = await all();
  const link = await makeLink(server, eve.token);
  await makeLink(server, eve.token);
  for (let clicks = 0; clicks < 3; clicks += 1) await click(server, new URL(link.url).pathname);
  await waitFor('the clicks', async () => (await own()).clicks === 3);
  expect(await own()).toMatchObject({ uploads: 0, storage: 0, links: 2, clicks: 3 });
  expect((await all()).links).toBe(before.links + 2);
  await deleteLink(server, eve.token, link._id);
  expect(await own()).toMatchObject({ uploads: 0, storage: 0, links: 1, clicks: 0 });
});
