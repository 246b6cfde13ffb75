import { afterAll, expect, test } from 'bun:test';
import { join } from 'node:path';

import { becomeAdministrator, signIn } from '../../../support/api/accounts.ts';
import { createTemporaryFolder } from '../../../support/files/temporary-folder.ts';
import { listOf, oldHost } from '../../../support/imports/old-addresses.ts';
import {
  differences,
  type Meant,
  recordedAnswers,
  unpackPeer,
} from '../../../support/imports/peers.ts';
import { mustPerch } from '../../../support/servers/backups.ts';
import { startServer } from '../../../support/servers/server.ts';

// XBackBone 3.3.5 wrote this installation and gave these answers.
const host = 'old.example';
const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const folder = await createTemporaryFolder();
afterAll(() => folder[Symbol.asyncDispose]());
await becomeAdministrator(server);

const meant: readonly Meant[] = [
  [/^\/\w+\/falISInE83\.jpg .* → 404$/, 'any extension did; only its own is kept'],
  [/\/raw\.gif .*: 400 → 404$/, 'the same, of its raw address'],
  [
    /\/(?:VAdEZata54|jiVISENi30)\S* .* text\/plain;\S+ (\w+) → 200 application\/octet-stream \1$/,
    'a text without an extension, or with an unknown one, is not believed to be one',
  ],
];

test('every address of an installation of XBackBone 3.3.5 answers as it did', async () => {
  await unpackPeer('xbackbone', folder.path);
  const [database, files] = [join(folder.path, 'database.db'), join(folder.path, 'files')];
  const places = ['--database', database, '--files', files, '--host', host];
  const stdout = await mustPerch(server.installation, 'import', 'xbackbone', ...places);
  expect(stdout).toContain('accounts: 5 found, 5 imported');
  expect(stdout).toContain('files: 27 found, 27 imported');
  await oldHost(server, host).isServed();
  const recorded = await recordedAnswers('xbackbone');
  expect(await differences(server, host, recorded, meant)).toEqual([]);
});

test('its accounts sign in with their passwords, and have their files and tags', async () => {
  const token = await signIn(server, 'jane', 'correct horse');
  const { uploads } = await listOf(server, '/api/upload/my?limit=100', token);
  expect(uploads).toHaveLength(22);
  const picture = uploads?.find((upload) => upload['originalName'] === 'Big Cat.PNG');
  expect(picture?.['tags']).toEqual(['holiday', 'image', 'two words']);
  await signIn(server, 'john@old.example', 'ü'.repeat(40));
  await signIn(server, 'admin', 'root password');
  await expect(signIn(server, 'asleep', 'asleep password')).rejects.toThrow();
});
