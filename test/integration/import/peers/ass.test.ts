import { afterAll, expect, test } from 'bun:test';

import { becomeAdministrator, signIn } from '../../../support/api/accounts.ts';
import { listOf } from '../../../support/imports/old-addresses.ts';
import { uploadAsBefore } from '../../../support/imports/peer-client.ts';
import { differences, importPeer, type Meant } from '../../../support/imports/peers.ts';
import { startServer } from '../../../support/servers/server.ts';

// ass 0.14.8 wrote this installation and gave these answers.
const server = await startServer({ COMPAT: 'ass' });
afterAll(() => server[Symbol.asyncDispose]());
await becomeAdministrator(server);

const meant: readonly Meant[] = [
  [
    /^\/[^/]+ \(program\): a page → 200 /,
    'programs get the bytes; only browsers had a use for the page',
  ],
  [/\/thumbnail .*: (?:200 image\/jpeg \w+|500) → 200 image\/webp /, 'thumbnails are Perch’s own'],
  [
    /\/thumbnail .*: 200 image\/jpeg (?:caa1e9bfda84|0d45b636f8ac) → 404$/,
    'it was an icon, for files that are no pictures',
  ],
  [/^\/2PK8X8e4XFNr\/thumbnail .* → 404$/, 'SVG has no thumbnail'],
  [
    /\/direct\S* .*: 200 application\/octet-stream (\w+) → 200 text\/plain \1$/,
    'a text is shown as one, whatever its extension',
  ],
  [/\/oembed .*: 200 application\/json \w+ → 404$/, 'pages have their own oEmbed'],
];

test('every address of an installation of ass 0.14.8 answers as it did', async () => {
  const report = await importPeer(server, 'ass');
  expect(report).toContain('accounts: 3 found, 3 imported');
  expect(report).toContain('files: 30 found, 30 imported');
  expect(await differences(server, 'ass', meant)).toEqual([]);
});

test('its accounts sign in with their passwords, and have their files', async () => {
  const token = await signIn(server, 'jane', 'correct horse');
  const { uploads } = await listOf(server, '/api/upload/my?limit=100', token);
  expect(uploads).toHaveLength(29);
  await signIn(server, 'boss', 'ü'.repeat(40));
});

test('the ShareX file of its account goes on uploading', async () => {
  const file = { name: 'shot.txt', content: 'after the move' };
  const url = await uploadAsBefore(server, 'ass', file);
  const answer = await fetch(url);
  expect([answer.status, await answer.text()]).toEqual([200, file.content]);
});
