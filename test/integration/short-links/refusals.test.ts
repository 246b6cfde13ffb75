import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { listLinks, makeLink, refusalOf, sendLink, target } from '../../support/api/short-links.ts';
import { runStatement } from '../../support/database/database.ts';
import { startServer } from '../../support/servers/server.ts';

const server = await startServer({ MAX_EXPIRY: '30d', BASE_DOMAINS: 'perch.example' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const ann = await registerApproved(server, admin, 'ann');
const ben = await registerApproved(server, admin, 'ben');

describe('a short link', () => {
  test.each([
    [{}, 'url'],
    [{ url: null }, 'url'],
    [{ url: 'javascript:alert(1)' }, 'url'],
    [{ url: 'data:text/html,<script>' }, 'url'],
    [{ url: 'https://ann@example.org/' }, 'url'],
    [{ url: 'https://example.org/\r\nSet-Cookie: a=b' }, 'url'],
    [{ url: 'https://example.org/'.padEnd(2049, 'a') }, 'url'],
    [{ url: `${server.origin}/f/abc` }, 'url'],
    [{ url: 'https://perch.example/' }, 'url'],
    [{ url: target, maxClicks: 0 }, 'maxClicks'],
    [{ url: target, maxClicks: '5' }, 'maxClicks'],
    [{ url: target, maxClicks: 1_000_001 }, 'maxClicks'],
    [{ url: target, expires: '59d' }, 'expires'],
    [{ url: target, expires: 'soon' }, 'expires'],
    [{ url: target, expires: '2020-01-01T00:00:00Z' }, 'expires'],
    [{ url: target, password: '' }, 'password'],
    [{ url: target, password: 'a'.repeat(257) }, 'password'],
    [{ url: target, slug: 'a/b' }, 'slug'],
    [{ url: target, slug: '.hidden' }, 'slug'],
    [{ url: target, title: 'a\nb' }, 'title'],
    [{ url: target, title: 'a'.repeat(201) }, 'title'],
    [{ url: target, domain: '' }, 'domain'],
    [{ url: target, burn: true }, 'burn'],
    [{ url: target, clicks: 5 }, 'clicks'],
  ])('is refused as %j, and nothing of it is kept', async (body, field) => {
    const { total } = await listLinks(server, ann.token);
    const refused = await refusalOf(await sendLink(server, ann.token, body));
    expect(refused).toEqual({ status: 400, code: 'invalid_option', field });
    expect((await listLinks(server, ann.token)).total).toBe(total);
  });

  test('takes neither a foreign domain nor a reserved or taken slug', async () => {
    const unknown = await sendLink(server, ann.token, { url: target, domain: 'files.example.com' });
    expect(await refusalOf(unknown)).toMatchObject({ status: 400, code: 'unknown_domain' });
    for (const slug of ['to', 'unlock', 'favicon.ico']) {
      const reserved = await sendLink(server, ann.token, { url: target, slug });
      expect(await refusalOf(reserved)).toMatchObject({
        status: 409,
        code: 'taken',
        field: 'slug',
      });
    }
    await makeLink(server, ben.token, { slug: 'of-ben' });
    const taken = await sendLink(server, ann.token, { url: target, slug: 'of-ben' });
    expect(await refusalOf(taken)).toEqual({ status: 409, code: 'taken', field: 'slug' });
  });
});

test('an account may have so many links, and make so many in a minute', async () => {
  const fay = await registerApproved(server, admin, 'fay');
  await makeLink(server, fay.token);
  await runStatement(server, `update link_totals set links = 100000 where user_id = '${fay.id}'`);
  const refused = await sendLink(server, fay.token, { url: target });
  await expectFailure(refused, 409, 'link_limit');
  await runStatement(server, `update link_totals set links = 1 where user_id = '${fay.id}'`);
  const answers = await Promise.all(
    Array.from({ length: 125 }, () => sendLink(server, fay.token, { url: target })),
  );
  const made = answers.filter(({ status }) => status === 201);
  expect(made).toHaveLength(118);
  for (const answer of answers.filter(({ status }) => status !== 201)) {
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    await expectFailure(answer, 429, 'too_many_attempts');
  }
  expect((await listLinks(server, fay.token)).total).toBe(119);
});
