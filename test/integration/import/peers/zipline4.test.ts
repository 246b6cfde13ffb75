// @long
import { afterAll, expect, test } from 'bun:test';

import { becomeAdministrator, signIn } from '../../../support/api/accounts.ts';
import { send } from '../../../support/api/client.ts';
import { codeOf, signInWithCode } from '../../../support/api/second-factors.ts';
import { listOf } from '../../../support/imports/old-addresses.ts';
import { uploadAsBefore } from '../../../support/imports/peer-client.ts';
import { differences, importPeer, type Meant } from '../../../support/imports/peers.ts';
import { startServer } from '../../../support/servers/server.ts';

// Zipline 4.3.1 wrote this installation and gave these answers. Its database is one of PostgreSQL.
const server = await startServer({
  COMPAT: 'zipline',
  COMPAT_ZIPLINE_SECRET: 'fixture-secret-of-zipline-4-thirtytwo-characters',
});
afterAll(() => server[Symbol.asyncDispose]());
await becomeAdministrator(server);

// Of its account that has an authenticator app.
const appSecret = 'NQLGQ7C4FADHIULNAYWC4HDGBQ';
const notThere = /^\/(?:u|raw|view)\/(?:95421aba\S+|nothing\.png) .*: a page → 404$/;
const meant: readonly Meant[] = [
  [notThere, 'of unknown files it showed a page that said so'],
  [/^\/go\/(?:HtqZ15|cmwwjof9j001k5s7d974sr092|nothing) .*: a page → 404$/, 'the same, of links'],
  [
    /^\/folder\/cmwwjod9q00095s7d2isic2gj .*: a page → 404$/,
    'the same, of a folder that is not public',
  ],
  [/^\/folder\/\S+\/upload .*: a page → 404$/, 'albums are not open to uploads of others'],
  [
    /^\/u\/\S+ \(program\): a page → 200 /,
    'programs get the bytes; only browsers had a use for the page',
  ],
  [
    /^\/u\/\S+ \(program\): a page → 403$/,
    'of a locked file they get a refusal rather than its page',
  ],
  [/^\/go\/\S+ \(program\): a page → 403$/, 'the same, of a locked link'],
  [
    /^\/(?:u|raw)\/\S+ \(browser\): 403 → a page$/,
    'a browser is shown where the password is asked for',
  ],
  [/^\/raw\/\S+\?pw=open%20sesame .* → 403$/, 'passwords are not taken from addresses'],
  [/^\/go\/locked\?pw=open%20sesame .* → (?:a page|403)$/, 'the same, of links'],
  [/^\/view\/url\/\S+ .*: 301 (\S+) → 302 \1$/, 'a link can be changed: clients must not keep it'],
  [
    /: 200 application\/octet-stream (\w+) → 200 text\/plain \1$/,
    'a text is shown as one, whatever its extension',
  ],
  [/^\/(?:u|raw)\/my%2050%25%20name\.png\S* .*: 500 → 200 image\/png/, 'names with % failed'],
];

test('every address of an installation of Zipline 4.3.1 answers as it did', async () => {
  const report = await importPeer(server, 'zipline4');
  expect(report).toContain('accounts: 5 found, 5 imported');
  expect(report).toContain('albums: 3 found, 3 imported');
  expect(report).toContain('files: 37 found, 37 imported');
  expect(report).toContain('links: 6 found, 5 imported, 0 imported before, 1 skipped');
  expect(await differences(server, 'zipline4', meant)).toEqual([]);
});

test('its accounts sign in with their passwords, and have their files, tags and quota', async () => {
  const token = await signIn(server, 'zoe', 'correct horse');
  const { uploads } = await listOf(server, '/api/upload/my?limit=100', token);
  expect(uploads).toHaveLength(31);
  const tagged = uploads?.filter(({ tags }) => Array.isArray(tags) && tags.length > 0);
  expect(tagged).toMatchObject([{ originalName: 'cat.png', tags: ['holiday', 'two words'] }]);
  const me = await (await send(server.origin, 'GET', '/api/auth/me', { token })).json();
  expect(me.data.user.quota).toBe(5 * 1024 ** 2);
  await signIn(server, 'administrator', 'root password');
  await signIn(server, 'max', 'ü'.repeat(40));
  const app = { email: 'app', password: 'app password' };
  await signInWithCode(server, app, codeOf({ secret: appSecret }));
});

test('the ShareX file of its account goes on uploading', async () => {
  const file = { name: 'shot.txt', content: 'after the move' };
  const url = await uploadAsBefore(server, 'zipline4', file);
  const answer = await fetch(url);
  expect([answer.status, await answer.text()]).toEqual([200, file.content]);
});
