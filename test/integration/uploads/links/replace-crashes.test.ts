// @both-stacks

import { expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';

import { becomeAdministrator } from '../../../support/api/accounts.ts';
import { replace } from '../../../support/api/changes.ts';
import { upload } from '../../../support/api/uploads.ts';
import { sha256Of } from '../../../support/files/hash.ts';
import { checkInstallation } from '../../../support/servers/check.ts';
import { startServer } from '../../../support/servers/server.ts';
import { waitFor } from '../../../support/wait.ts';

const files = 6;
const rounds = 3;

test('kill -9 while bytes are replaced leaves each file with the bytes that were acknowledged, or newer ones', async () => {
  await using server = await startServer();
  const { token } = await becomeAdministrator(server);
  // By the link, all versions that were sent since the last acknowledged one, that one included.
  const possible = new Map<string, string[]>();
  const ids = new Map<string, string>();
  for (let index = 0; index < files; index += 1) {
    const content = randomBytes(3000);
    const { _id, publicUrl } = await upload(server, token, `${index}.bin`, content);
    possible.set(publicUrl, [sha256Of(content)]);
    ids.set(publicUrl, _id);
  }
  for (let round = 0; round < rounds; round += 1) {
    let acknowledged = 0;
    const sending = [...ids].map(async ([url, id]) => {
      for (;;) {
        const content = randomBytes(20_000);
        const digest = sha256Of(content);
        possible.get(url)?.push(digest);
        await replace(server, token, id, { filename: 'new.bin', content });
        possible.set(url, [digest]);
        acknowledged += 1;
      }
    });
    const ended = Promise.allSettled(sending);
    await waitFor('some replacements', () => acknowledged > 15 + round * 11);
    await server.stop('SIGKILL');
    await ended;
    await server.start();
    for (const [url, digests] of possible) {
      const { status, digest } = await shown(url);
      expect(status).toBe(200);
      expect(digests).toContain(digest);
    }
  }
  await server.stop();
  // The row, its object's references, the totals and the quota agree.
  const { wrong } = await checkInstallation(server.installation);
  expect(wrong).toEqual([]);
});

async function shown(url: string) {
  const answer = await fetch(url);
  return { status: answer.status, digest: sha256Of(await answer.bytes()) };
}
