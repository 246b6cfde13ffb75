import { afterAll, expect, test } from 'bun:test';

import { becomeAdministrator, signIn } from '../../../support/api/accounts.ts';
import { listOf } from '../../../support/imports/old-addresses.ts';
import { uploadAsBefore } from '../../../support/imports/peer-client.ts';
import { differences, importPeer, type Meant } from '../../../support/imports/peers.ts';
import { startServer } from '../../../support/servers/server.ts';
import { outcomeOf } from '../../../support/wait.ts';

// XBackBone 3.3.5 wrote this installation and gave these answers.
const server = await startServer({ COMPAT: 'xbackbone' });
afterAll(() => server[Symbol.asyncDispose]());
await becomeAdministrator(server);

const meant: readonly Meant[] = [
  [/^\/\w+\/falISInE83\.jpg .* → 404$/, 'any extension did; only its own is kept'],
  [/\/raw\.gif .*: 400 → 404$/, 'the same, of its raw address'],
  [
    /\/(?:VAdEZata54|jiVISENi30)\S* .* text\/plain (\w+) → 200 application\/octet-stream \1$/,
    'a text without an extension, or with an unknown one, is not believed to be one',
  ],
];

test('every address of an installation of XBackBone 3.3.5 answers as it did', async () => {
  const report = await importPeer(server, 'xbackbone');
  expect(report).toContain('accounts: 5 found, 5 imported');
  expect(report).toContain('files: 27 found, 27 imported');
  expect(await differences(server, 'xbackbone', meant)).toEqual([]);
});

test('its accounts sign in with their passwords, and have their files and tags', async () => {
  const token = await signIn(server, 'jane', 'correct horse');
  const { uploads } = await listOf(server, '/api/upload/my?limit=100', token);
  expect(uploads).toHaveLength(22);
  const picture = uploads?.find((upload) => upload['originalName'] === 'Big Cat.PNG');
  expect(picture?.['tags']).toEqual(['holiday', 'image', 'two words']);
  await signIn(server, 'john@old.example', 'ü'.repeat(40));
  await signIn(server, 'admin', 'root password');
  expect(await outcomeOf(signIn(server, 'asleep', 'asleep password'))).toThrow();
});

test('the ShareX file of its account goes on uploading', async () => {
  const file = { name: 'shot.txt', content: 'after the move' };
  const url = await uploadAsBefore(server, 'xbackbone', file);
  const answer = await fetch(`${url}/raw`);
  expect([answer.status, await answer.text()]).toEqual([200, file.content]);
});
