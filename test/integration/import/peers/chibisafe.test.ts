import { afterAll, expect, test } from 'bun:test';

import { becomeAdministrator, signIn } from '../../../support/api/accounts.ts';
import { send } from '../../../support/api/client.ts';
import { listOf } from '../../../support/imports/old-addresses.ts';
import { uploadAsBefore } from '../../../support/imports/peer-client.ts';
import { differences, importPeer, type Meant } from '../../../support/imports/peers.ts';
import { startServer } from '../../../support/servers/server.ts';
import { outcomeOf } from '../../../support/wait.ts';

// Chibisafe 6.5.5 wrote this installation and gave these answers.
const server = await startServer({ COMPAT: 'chibisafe' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);

const meant: readonly Meant[] = [
  [/: 200 {2}(\w+) → 200 \S+ \1$/, 'it named no type'],
  [
    /^\/api\/file\/\S+ .*: 200 (?:text\/plain|application\/x-gzip) (\w+) → 200 \S+ \1$/,
    'a download is saved, whatever its type is',
  ],
  [/^\/api\/file\/\S+ .*: 500 → 200 text\/plain /, 'names beyond ASCII failed'],
  [/^\/api\/file\/\S+ .*: 500 → 404$/, 'a file in quarantine does not come'],
  [/^\/thumbs\/\S+ .*: 200 image\/webp \w+ → 200 image\/webp /, 'thumbnails are Perch’s own'],
  [/^\/thumbs\/8P3oORBhk50z\.webp .* → 404$/, 'SVG has no thumbnail'],
  [/^\/a\/(?:so7pi9|nothing) .*: a page → 404$/, 'it said on a page that there is no such album'],
];

test('every address of an installation of Chibisafe 6.5.5 answers as it did', async () => {
  const report = await importPeer(server, 'chibisafe', '--owner', admin.username);
  expect(report).toContain('accounts: 4 found, 4 imported');
  expect(report).toContain('albums: 2 found, 2 imported');
  expect(report).toContain('files: 32 found, 31 imported, 0 imported before, 1 skipped');
  expect(report).toContain('links: 3 found, 3 imported');
  expect(await differences(server, 'chibisafe', meant)).toEqual([]);
});

test('its accounts sign in with their passwords, and have their files, tags and quota', async () => {
  const token = await signIn(server, 'cleo', 'correct horse');
  const { uploads } = await listOf(server, '/api/upload/my?limit=100', token);
  expect(uploads).toHaveLength(26);
  const picture = uploads?.find((upload) => upload['originalName'] === 'Big Cat.PNG');
  expect(picture?.['tags']).toEqual(['holiday']);
  const me = await (await send(server.origin, 'GET', '/api/auth/me', { token })).json();
  expect(me.data.user.quota).toBe(5_000_000);
  await signIn(server, 'carl', 'ü'.repeat(40));
  await signIn(server, 'admin', 'root password');
  expect(await outcomeOf(signIn(server, 'asleep', 'asleep password'))).toThrow();
});

test('the ShareX file of its account goes on uploading', async () => {
  const file = { name: 'shot.txt', content: 'after the move' };
  const url = await uploadAsBefore(server, 'chibisafe', file);
  const answer = await fetch(url);
  expect([answer.status, await answer.text()]).toEqual([200, file.content]);
});
