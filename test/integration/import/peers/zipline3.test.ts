// @long
import { afterAll, expect, test } from 'bun:test';

import { becomeAdministrator, signIn } from '../../../support/api/accounts.ts';
import { codeOf, signInWithCode } from '../../../support/api/second-factors.ts';
import { listOf } from '../../../support/imports/old-addresses.ts';
import { uploadAsBefore } from '../../../support/imports/peer-client.ts';
import { differences, importPeer, type Meant } from '../../../support/imports/peers.ts';
import { startServer } from '../../../support/servers/server.ts';

// Zipline 3.7.10 wrote this installation and gave these answers. Its database is one of PostgreSQL.
const server = await startServer({ COMPAT: 'zipline' });
afterAll(() => server[Symbol.asyncDispose]());
await becomeAdministrator(server);

// Of its account that has an authenticator app.
const appSecret = 'P4UHWPSSBMXXGSLWKIHEUNZ7IRXG2XYGIAWEQZZIMMQH6F3RFBIQ';
const meant: readonly Meant[] = [
  [
    /^\/u\/\S+ \(program\): a page → 200 /,
    'programs get the bytes; only browsers had a use for the page',
  ],
  [
    /^\/u\/\S+ \(program\): a page → 403$/,
    'of a locked file they get a refusal rather than its page',
  ],
  [/^\/r\/\S+ \(browser\): 403 → a page$/, 'a browser is shown where the password is asked for'],
  [/^\/r\/\S+\?password=open%20sesame .* → 403$/, 'passwords are not taken from addresses'],
  [/^\/code\/\S+ .*: 404 → a page$/, 'locked files and invisible names have this page as well'],
  [/^\/(?:u|view)\/gr\S+ .*: 500 → /, 'names beyond ASCII failed'],
  [
    /\?download=true .*: 200 application\/octet-stream (\w+) → 200 \S+ \1$/,
    'it is saved all the same',
  ],
  [/\/Big%20Cat\.PNG .* application\/octet-stream (\w+) → 200 image\/png \1$/, 'it is a picture'],
  [
    /: 200 (?:application\/octet-stream|chemical\/x-xyz) (\w+) → 200 text\/plain \1$/,
    'a text is shown as one, whatever its extension',
  ],
];

test('every address of an installation of Zipline 3.7.10 answers as it did', async () => {
  const report = await importPeer(server, 'zipline3');
  expect(report).toContain('accounts: 4 found, 4 imported');
  expect(report).toContain('albums: 2 found, 2 imported');
  expect(report).toContain('files: 32 found, 32 imported');
  expect(report).toContain('links: 5 found, 5 imported');
  expect(await differences(server, 'zipline3', meant)).toEqual([]);
});

test('its accounts sign in with their passwords, and have their files', async () => {
  const token = await signIn(server, 'zoe', 'correct horse');
  const { uploads } = await listOf(server, '/api/upload/my?limit=100', token);
  expect(uploads).toHaveLength(29);
  const { albums } = await listOf(server, '/api/albums', token);
  expect(albums?.map(({ name }) => name).toSorted()).toEqual(['Hidden', 'Pets & more']);
  await signIn(server, 'administrator', 'root password');
  await signIn(server, 'max', 'ü'.repeat(40));
  const app = { email: 'app', password: 'app password' };
  await signInWithCode(server, app, codeOf({ secret: appSecret }));
});

test('the ShareX file of its account goes on uploading', async () => {
  const file = { name: 'shot.txt', content: 'after the move' };
  const url = await uploadAsBefore(server, 'zipline3', file);
  const answer = await fetch(url);
  expect([answer.status, await answer.text()]).toEqual([200, file.content]);
});
