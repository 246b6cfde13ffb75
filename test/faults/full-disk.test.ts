import { expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { becomeAdministrator, type Person, signIn } from '../support/api/accounts.ts';
import { send } from '../support/api/client.ts';
import { sendParts, upload } from '../support/api/uploads.ts';
import { sha256Of } from '../support/files/hash.ts';
import type { TestServer } from '../support/servers/server.ts';
import { mountSmallDisk } from '../support/services/small-disk.ts';
import { waitFor } from '../support/wait.ts';
import { type Acknowledged, compare } from './support/crowd.ts';
import { countLeftOver, mountDisk, serverOn } from './support/installations.ts';
import { expectRefusal } from './support/refusal.ts';
import { settle } from './support/tally.ts';

const mib = 1024 ** 2;

async function keep(server: TestServer, token: string, bytes: number) {
  const content = randomBytes(bytes);
  const { _id: id, publicUrl } = await upload(server, token, 'kept.bin', content);
  const file: Acknowledged = { path: new URL(publicUrl).pathname, sha256: sha256Of(content) };
  return { id, file };
}

async function trySending({ origin, token }: { origin: TestServer; token: string }, bytes: number) {
  const part = { name: 'file', filename: 'more.bin', content: randomBytes(bytes) };
  const answer = await sendParts(origin, token, [part]);
  const body = await answer.json();
  if (answer.status !== 201) expectRefusal(answer.status, body);
  return answer.status;
}

/** What has to work on a full disk. */
async function expectTheRest(server: TestServer, { email, password }: Person) {
  const token = await signIn(server, email, password);
  const list = await send(server.origin, 'GET', '/api/upload/my', { token });
  expect(list.status).toBe(200);
  // Also where the newest cannot be entered into the search's index.
  const found = await send(server.origin, 'GET', '/api/upload/my?search=kept', { token });
  expect(found.status).toBe(200);
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
}

test('a disk that is full refuses uploads with 507, and everything else goes on', async () => {
  await using memory = await mountSmallDisk(40);
  await using server = serverOn(memory.path);
  server.expectErrors(/disk_full|ENOSPC|SQLITE_FULL/);
  await server.start();
  const admin = await becomeAdministrator(server);
  const { token } = admin;
  const kept = [await keep(server, token, 4 * mib), await keep(server, token, 4 * mib)];
  const target = { origin: server, token };
  for (let round = 0; round < 5; round += 1) expect(await trySending(target, 32 * mib)).toBe(507);
  // The bytes that found no room are gone at once.
  kept.push(await keep(server, token, 4 * mib));
  await expectTheRest(server, admin);
  // Not one byte more, for the database either.
  const filler = join(memory.path, 'filler');
  await writeFile(filler, randomBytes(40 * mib)).catch(() => {});
  expect(await trySending(target, 100_000)).toBe(507);
  await expectTheRest(server, admin);
  const removed = kept.shift();
  const path = `/api/upload/${removed?.id}?permanent=true`;
  const deleted = await send(server.origin, 'DELETE', path, { token });
  expect(deleted.status).toBe(200);
  await rm(filler);
  kept.push(await keep(server, token, mib));
  const files = kept.map(({ file }) => file);
  const compared = await compare(server.origin, files);
  const leftOver = await countLeftOver(server);
  settle({ fault: 'disk full', runs: 6, acknowledged: 4, ...compared, leftOver });
});

test('a disk that takes no more writes is told, reads go on, and nothing is wrong afterwards', async () => {
  await using disk = await mountDisk();
  await using server = serverOn(disk.folder);
  server.expectErrors(/"level":"error"/);
  await server.start();
  const { token } = await becomeAdministrator(server);
  const kept = [await keep(server, token, mib), await keep(server, token, 1000)];
  // As the kernel does by itself when a disk fails.
  await Bun.$`mount -o remount,abort ${disk.folder}`.quiet().nothrow();
  const target = { origin: server, token };
  for (const bytes of [1000, 5 * mib]) expect(await trySending(target, bytes)).not.toBe(201);
  const files = kept.map(({ file }) => file);
  expect(await compare(server.origin, files)).toEqual({ lost: 0, wrong: 0 });
  await waitFor('readiness to say so', async () => {
    return (await fetch(`${server.origin}/readyz`)).status === 503;
  });
  await server.stop('SIGKILL');
  await using repaired = await mountDisk(disk);
  await using after = serverOn(repaired.folder);
  await after.start();
  const compared = await compare(after.origin, files);
  const leftOver = await countLeftOver(after);
  settle({ fault: 'disk turned read-only', runs: 1, acknowledged: 2, ...compared, leftOver });
});
