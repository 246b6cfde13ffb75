import { afterAll, describe, expect, test } from 'bun:test';

import { linkSorts } from '@perch/contract/short-links/limits';

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

  describe('by cursor', () => {
    const kept = 2500;
    const keyOf = { createdAt: (n: number) => Math.floor(n / 7), clicks: (n: number) => n % 13 };
    const idOf = (n: number) => `k${String((n * 7919) % 10_007).padStart(15, '0')}`;
    const textOf = (n: number) => (n % 1000 === 3 ? 'rare' : 'frequent');
    const linksOf = (numbers: readonly number[], userId: string) =>
      runStatement(
        server,
        `insert into short_links (id, user_id, slug, target, title, search_key, clicks, created_at) values ${numbers
          .map((n) => {
            const [id, text] = [idOf(n), textOf(n)];
            return `('${id}', '${userId}', '${id}', 'https://example.org/', '${text}', '${text}', ${keyOf.clicks(n)}, ${keyOf.createdAt(n)})`;
          })
          .join()}`,
      );
    const numbers = Array.from({ length: kept }, (_, n) => n);
    let coming = kept;

    test('reaches every link that stays exactly once, while others come and go', async () => {
      const dot = await registerApproved(server, admin, 'dot');
      await linksOf(numbers, dot.id);
      for (const sort of linkSorts) {
        for (const order of ['asc', 'desc'] as const) {
          for (const [query, token] of [
            ['', dot.token],
            ['&search=rare', dot.token],
            ['&all=true&search=frequent', admin.token],
          ] as const) {
            const ids: string[] = [];
            let after: string | null = '';
            while (after !== null) {
              const path = `/api/links?limit=100&sort=${sort}&order=${order}${query}&after=${after}`;
              const answer: Response = await send(server.origin, 'GET', path, { token });
              const { data, pagination } = await answer.json();
              ids.push(...data.links.map(({ _id }: { _id: string }) => _id));
              after = pagination.next;
              if (ids.length % 500 > 0) continue;
              await linksOf([(coming += 1), (coming += 1)], dot.id);
              await runStatement(
                server,
                `delete from short_links where id = '${idOf(coming - 1)}'`,
              );
            }
            const isFound = (n: number) => query === '' || query.endsWith(textOf(n));
            const expected = numbers
              .filter(isFound)
              .map((n) => ({ key: keyOf[sort](n), id: idOf(n) }))
              .toSorted((a, b) => a.key - b.key || (a.id < b.id ? -1 : 1))
              .map(({ id }) => id);
            const known = new Set(expected);
            expect(new Set(ids).size).toBe(ids.length);
            expect(ids.filter((id) => known.has(id))).toEqual(
              order === 'asc' ? expected : expected.toReversed(),
            );
          }
        }
      }
    });

    test('refuses the cursor of another list', async () => {
      const next = async (query: string, token: string) => {
        const path = `/api/links?limit=1&after=${query}`;
        const answer = await send(server.origin, 'GET', path, { token });
        return (await answer.json()).pagination.next;
      };
      await makeLink(server, ann.token);
      await makeLink(server, ann.token);
      const mine = await next('', ann.token);
      for (const [query, token] of [
        ['', ben.token],
        ['&sort=clicks', ann.token],
        ['&order=asc', ann.token],
        ['&search=e', ann.token],
        ['&all=true', admin.token],
      ] as const) {
        const path = `/api/links?after=${mine}${query}`;
        const answer = await send(server.origin, 'GET', path, { token });
        await expectFailure(answer, 400, 'invalid_request');
      }
      await expectFailure(
        await send(server.origin, 'GET', `/api/upload/my?after=${mine}`, { token: ann.token }),
        400,
        'invalid_request',
      );
    });
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
