import { afterAll, expect, test } from 'bun:test';

import { becomeAdministrator, signIn } from '../../../support/api/accounts.ts';
import { codeOf, signInWithCode } from '../../../support/api/second-factors.ts';
import { listOf } from '../../../support/imports/old-addresses.ts';
import { differences, importPeer, type Meant } from '../../../support/imports/peers.ts';
import { startServer } from '../../../support/servers/server.ts';

// Pingvin Share 1.13.0 wrote this installation and gave these answers.
const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);

// Of its account that has an authenticator app.
const appSecret = 'DQWUQCAIDA6DA3L2';
const meant: readonly Meant[] = [
  [/\/files\/zip .*: 200 application\/zip \w+ → 404$/, 'the page of the album makes the archive'],
  [
    /: 200 (?:application\/octet-stream|chemical\/x-xyz) (\w+) → 200 (?:text\/plain|application\/octet-stream) \1$/,
    'Python is a text, and .xyz is not one of molecules',
  ],
  [
    /\/locked\/files\/\S+ \(browser\): 403 → a page$/,
    'a browser is shown where the password is asked for',
  ],
  [
    /^\/(?:s|share)\/(?:unfinished|gone|nothing|seen-out) .*: a page → 404$/,
    'it said on a page that there is none',
  ],
  [/\/seen-out\/files\/.*: 403 → 404$/, 'it has reached its view limit, and does not come'],
  [/\/unfinished\/files\/.* → 404$/, 'its share was never completed, and does not come'],
];

test('every address of an installation of Pingvin Share 1.13.0 answers as it did', async () => {
  const report = await importPeer(server, 'pingvin', '--owner', admin.username);
  expect(report).toContain('accounts: 4 found, 4 imported');
  expect(report).toContain('albums: 10 found, 8 imported, 0 imported before, 2 skipped');
  expect(report).toContain('files: 31 found, 29 imported, 0 imported before, 2 skipped');
  expect(report).toContain('its share has reached its view limit');
  expect(report).toContain('its limit of 500 views was dropped');
  expect(await differences(server, 'pingvin', meant)).toEqual([]);
});

test('its accounts sign in with their passwords, and have their files', async () => {
  const token = await signIn(server, 'pia', 'correct horse');
  const { uploads } = await listOf(server, '/api/upload/my?limit=100', token);
  expect(uploads).toHaveLength(26);
  const { albums } = await listOf(server, '/api/albums', token);
  expect(albums?.map(({ name }) => name).toSorted()).toEqual([
    'Pets & more',
    'limited',
    'locked',
    'others-2',
    'texts_1',
  ]);
  await signIn(server, 'paul@old.example', 'ü'.repeat(40));
  const app = { email: 'app@old.example', password: 'app password' };
  await signInWithCode(server, app, codeOf({ secret: appSecret }));
});
