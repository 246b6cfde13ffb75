// @long
import { afterAll, expect, test } from 'bun:test';
import { join } from 'node:path';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { makeArchive, uploadStored } from '../../support/api/archives.ts';
import { createTemporaryFolder } from '../../support/files/temporary-folder.ts';
import { runArchiver, unpack } from '../../support/files/unpack.ts';
import { startServer } from '../../support/servers/server.ts';

const mib = 1024 ** 2;
const server = await startServer({ S3_CACHE: '0' });
afterAll(() => server[Symbol.asyncDispose]());
const { token } = await becomeAdministrator(server);

test('a slow client gets the same bytes of large files as a fast one beside it', async () => {
  const files = await Promise.all([
    uploadStored(server, token, { name: 'large.bin', bytes: 20 * mib + 7 }),
    uploadStored(server, token, { name: 'larger.bin', bytes: 24 * mib }),
  ]);
  const url = await makeArchive(server, token, files);
  await using folder = await createTemporaryFolder();
  const [slow, fast] = ['slow.zip', 'fast.zip'].map((name) => join(folder.path, name));
  const fetching = (path = '', ...options: string[]) =>
    runArchiver(['curl', '-sSf', ...options, '-o', path, url]);
  // More than both sockets hold is left for the server to wait with.
  await Promise.all([fetching(slow, '--limit-rate', '12M'), fetching(fast)]);
  for (const path of [slow, fast]) {
    const unpacked = await unpack(Buffer.from(await Bun.file(path ?? '').arrayBuffer()), 'unzip');
    for (const { sha256, originalName } of files) {
      expect(Bun.SHA256.hash(unpacked[originalName] ?? '', 'hex')).toBe(sha256);
    }
  }
});
