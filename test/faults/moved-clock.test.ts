import { Database } from 'bun:sqlite';
import { expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findFaketime, requireProgram } from '../../scripts/system-programs.mjs';
import { becomeAdministrator } from '../support/api/accounts.ts';
import { beginUpload } from '../support/api/slow-upload.ts';
import { beginResumable, sendPiece, storedOffset } from '../support/api/tus.ts';
import { upload } from '../support/api/uploads.ts';
import { sha256Of } from '../support/files/hash.ts';
import type { TestServer } from '../support/servers/server.ts';
import { waitFor } from '../support/wait.ts';
import { type Acknowledged, compare, Crowd } from './support/crowd.ts';
import { countLeftOver, serverOn } from './support/installations.ts';
import { settle } from './support/tally.ts';

const sweeps = ['stored-files', 'resumable-uploads'];

/** A server whose clock is set by hand: what has passed since its start, and its files, stay true. */
async function startWithClock() {
  requireProgram('faketime');
  const folder = await mkdtemp(join(tmpdir(), 'perch-clock-'));
  const offsetFile = join(folder, 'offset');
  const server = serverOn(join(folder, 'data'), {
    LD_PRELOAD: findFaketime() ?? '',
    FAKETIME_TIMESTAMP_FILE: offsetFile,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
  });
  return {
    server,
    /** `+2d`, as faketime writes it. */
    setClock: (offset: string) => writeFile(offsetFile, `${offset}\n`),
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await rm(folder, { recursive: true });
    },
  };
}

/** Milliseconds since 1970 by the server's clock. */
const clockOf = async (server: TestServer, token: string) =>
  Date.parse((await upload(server, token, 'now.txt', 'now')).createdAt);

/** Everything that is cleaned up every hour or every day has its turn after the next start. */
function makeDue({ dataDir }: TestServer) {
  using database = new Database(join(dataDir, 'perch.db'));
  for (const name of sweeps) {
    database.run('update jobs set free_at = 0, finished_at = null where name = ?', [name]);
  }
}

async function untilSwept({ dataDir }: TestServer) {
  using database = new Database(join(dataDir, 'perch.db'), { readonly: true });
  await waitFor('the sweeps', () => {
    const query = `select name from jobs where finished_at is not null and error = ''`;
    const done = database.query<{ name: string }, []>(query).all();
    return sweeps.every((name) => done.some((job) => job.name === name));
  });
}

test('a clock that is moved by days makes nothing old that has just come', async () => {
  await using installation = await startWithClock();
  const { server, setClock } = installation;
  await setClock('+0');
  await server.start();
  const { token } = await becomeAdministrator(server);
  const content = randomBytes(2_000_000);
  const half = content.length / 2;
  const url = await beginResumable(server, token, content.length);
  expect((await sendPiece(url, token, 0, content.subarray(0, half))).status).toBe(204);
  const acknowledged: Acknowledged[] = [];

  for (const days of [2, -2]) {
    await server.stop();
    await setClock('+0');
    makeDue(server);
    await server.start();
    using slow = await beginUpload(server, token, content);
    await setClock(`${days > 0 ? '+' : ''}${days}d`);
    const moved = (await clockOf(server, token)) - Date.now();
    expect(Math.round(moved / 86_400_000)).toBe(days);
    await using crowd = new Crowd(server, token, { clients: 8 });
    await untilSwept(server);
    const before = crowd.acknowledged.length;
    await waitFor('more uploads', () => crowd.acknowledged.length > before + 20);
    // It has begun before and ends after.
    const { status, body } = await slow.finish();
    expect(status).toBe(201);
    const { pathname: path } = new URL(JSON.parse(body).data.upload.publicUrl);
    acknowledged.push(...crowd.acknowledged, { path, sha256: sha256Of(content) });
    expect(await storedOffset(url, token)).toBe(half);
  }

  const last = await sendPiece(url, token, half, content.subarray(half));
  const { pathname: path } = new URL(last.headers.get('upload-url') ?? '');
  acknowledged.push({ path, sha256: sha256Of(content) });
  await server.stop();
  await setClock('+0');
  await server.start();
  const compared = await compare(server.origin, acknowledged);
  const leftOver = await countLeftOver(server);
  const fault = 'clock moved by two days and back';
  settle({ fault, runs: 2, acknowledged: acknowledged.length, ...compared, leftOver });
});
