// @one-stack

import { afterAll, expect, test } from 'bun:test';

import { becomeAdministrator, confirm, registerApproved } from '../../support/api/accounts.ts';
import { bearer, send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { click } from '../../support/api/short-links.ts';
import { makeToken } from '../../support/api/tokens.ts';
import { sharedServer } from '../../support/servers/shared-server.ts';

const server = await sharedServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const ann = await registerApproved(server, admin, 'ann');

interface Shortener {
  DestinationType: string;
  RequestMethod: string;
  RequestURL: string;
  Headers: Record<string, string>;
  Body: string;
  Data: string;
  URL: string;
}

const fileFor = (token: string, query = '') =>
  fetch(`${server.origin}/api/clients/sharex-links${query}`, { headers: bearer(token) });

/** Shortens as ShareX does: the address stands in the data, escaped as in JSON. */
async function shorten(config: Shortener, address: string) {
  const answer = await fetch(config.RequestURL, {
    method: config.RequestMethod,
    headers: { ...config.Headers, 'content-type': 'application/json' },
    body: config.Data.replace('{input}', () => JSON.stringify(address).slice(1, -1)),
  });
  const path = /^\{json:(.+)\}$/.exec(config.URL)?.[1]?.split('.') ?? [];
  return path.reduce((value, name) => value[name], await answer.json());
}

test('the file of a session shortens with the Default token, as it is asked for', async () => {
  const answer = await fileFor(ann.token, '?expires=7d&maxClicks=3');
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename="localhost-links.sxcu"',
  );
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const config: Shortener = await answer.json();
  expect(config).toMatchObject({ DestinationType: 'URLShortener', Body: 'JSON' });
  expect(config.Headers['Authorization']).not.toContain(ann.token);
  const address = 'https://example.org/?q="a"&b=\u00e4';
  const url = String(await shorten(config, address));
  const { status, headers } = await click(server, new URL(url).pathname);
  expect([status, headers.get('location')]).toEqual([302, new URL(address).href]);
  const list = await send(server.origin, 'GET', '/api/links', ann);
  expect((await list.json()).data.links).toMatchObject([{ url, clicksLeft: 2 }]);
});

test('a token for links gets a file with itself, one for uploads gets none', async () => {
  await confirm(server, ann);
  const links = await makeToken(server, ann, { name: 'Links', scopes: ['links'] });
  const config: Shortener = await (await fileFor(links.secret)).json();
  expect(config.Headers).toEqual({ Authorization: `Bearer ${links.secret}` });
  expect(String(await shorten(config, 'https://example.org/'))).toStartWith(`${server.origin}/to/`);
  const uploads = await makeToken(server, ann, { name: 'Uploads', scopes: ['upload'] });
  expect((await fileFor(uploads.secret)).status).toBe(403);
});

test('options that no link could have are refused', async () => {
  await expectFailure(await fileFor(ann.token, '?expires=soon'), 400, 'invalid_option', 'expires');
  for (const maxClicks of ['0', 'many', '1.5']) {
    const refused = await fileFor(ann.token, `?maxClicks=${maxClicks}`);
    await expectFailure(refused, 400, 'invalid_option', 'maxClicks');
  }
  await expectFailure(await fileFor(ann.token, '?domain=files.example.com'), 404, 'not_found');
  expect((await fileFor(ann.token, '?password=a')).status).toBe(400);
});
