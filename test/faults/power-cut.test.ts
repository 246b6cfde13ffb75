import { expect, test } from 'bun:test';
import { randomInt } from 'node:crypto';

import type { Upload } from '@perch/contract/uploads';

import { becomeAdministrator } from '../support/api/accounts.ts';
import { send } from '../support/api/client.ts';
import { sha256Of } from '../support/files/hash.ts';
import type { TestServer } from '../support/servers/server.ts';
import { waitFor } from '../support/wait.ts';
import { type Acknowledged, compare, Crowd } from './support/crowd.ts';
import { countLeftOver, type Mount, mountDisk, serverOn } from './support/installations.ts';
import { isLong, settle } from './support/tally.ts';

const cuts = isLong ? 50 : 5;

/** How many of the files that the newest page of the list shows are not what it says. */
async function countWrong(server: TestServer, token: string): Promise<number> {
  const answer = await send(server.origin, 'GET', '/api/upload/my?limit=100', { token });
  const { uploads }: { uploads: Upload[] } = (await answer.json()).data;
  expect(uploads.length).toBeGreaterThan(0);
  let wrong = 0;
  for (const { publicUrl, sha256 } of uploads) {
    const file = await fetch(`${server.origin}${new URL(publicUrl).pathname}`);
    if (file.status !== 200 || sha256Of(await file.bytes()) !== sha256) wrong += 1;
  }
  return wrong;
}

/** Starts a server on a copy of the disk as it is now, as after a power cut, and compares its files. */
async function afterCut(disk: Mount, token: string, files: readonly Acknowledged[]) {
  await using copy = await mountDisk(disk);
  await using server = serverOn(copy.folder);
  await server.start();
  const { lost, wrong } = await compare(server.origin, files);
  return {
    lost,
    wrong: wrong + (await countWrong(server, token)),
    leftOver: await countLeftOver(server),
  };
}

test('a power cut loses nothing that was acknowledged, and shows nothing that is half-done', async () => {
  await using disk = await mountDisk();
  await using server = serverOn(disk.folder);
  await server.start();
  const { token } = await becomeAdministrator(server);
  const total = { lost: 0, wrong: 0, leftOver: 0 };
  await using crowd = new Crowd(server, token, { clients: 8, size: () => randomInt(200_000) });
  for (let round = 0; round < cuts; round += 1) {
    const enough = crowd.acknowledged.length + randomInt(5, 60);
    await waitFor('some uploads', () => crowd.acknowledged.length >= enough);
    // The server writes nothing while the disk is copied; pages in memory alone are not copied.
    server.process.child.kill('SIGSTOP');
    const acknowledged = crowd.acknowledged.slice();
    const found = await afterCut(disk, token, acknowledged);
    total.lost += found.lost;
    total.wrong += found.wrong;
    total.leftOver += found.leftOver;
    server.process.child.kill('SIGCONT');
  }
  const acknowledged = crowd.acknowledged.length;
  settle({ fault: 'power cut, 8 clients', runs: cuts, acknowledged, ...total });
});
