import { expect, test } from 'bun:test';
import { copyFile, open, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';

import { becomeAdministrator } from '../support/api/accounts.ts';
import { freePort } from '../support/ports.ts';
import { runToEnd } from '../support/servers/process.ts';
import { startServer } from '../support/servers/server.ts';
import { waitFor } from '../support/wait.ts';
import { compare, Crowd } from './support/crowd.ts';
import { countLeftOver } from './support/installations.ts';
import { settle } from './support/tally.ts';

const pageBytes = 4096;

async function overwrite(path: string, from: number, bytes: number): Promise<void> {
  const file = await open(path, 'r+');
  await file.write(Buffer.alloc(bytes, 'not a page '), 0, bytes, from);
  await file.close();
}

const losses: [string, (path: string) => Promise<unknown>][] = [
  ['missing', (path) => rm(path)],
  ['empty', (path) => truncate(path, 0)],
  ['cut off', async (path) => truncate(path, Math.floor((await stat(path)).size / 3))],
  ['damaged in its head', (path) => overwrite(path, 0, pageBytes)],
];

test.each(losses)(
  'a database that is %s: no start, and all is there when it is back',
  async (loss, lose) => {
    await using server = await startServer();
    const { token } = await becomeAdministrator(server);
    const crowd = new Crowd(server, token, { clients: 4 });
    await waitFor('some uploads', () => crowd.acknowledged.length >= 20);
    await crowd[Symbol.asyncDispose]();
    expect(await server.stop()).toBe(0);
    const path = join(server.dataDir, 'perch.db');
    await copyFile(path, `${path}.kept`);
    await lose(path);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const ended = await runToEnd([], { ...server.installation.env, PORT: String(freePort()) });
      expect(ended.exitCode).toBe(1);
      expect(ended.stdout).toBe('');
      expect(ended.stderr).toMatch(/^Perch: .*database/);
      expect(ended.stderr.trim().split('\n')).toHaveLength(1);
    }
    await copyFile(`${path}.kept`, path);
    await rm(`${path}.kept`);
    await server.start();
    const compared = await compare(server.origin, crowd.acknowledged);
    const leftOver = await countLeftOver(server);
    const acknowledged = crowd.acknowledged.length;
    settle({ fault: `database ${loss}`, runs: 2, acknowledged, ...compared, leftOver });
  },
);

test('a second server on the folder goes, and the first one loses nothing', async () => {
  await using server = await startServer();
  const { token } = await becomeAdministrator(server);
  await using crowd = new Crowd(server, token, { clients: 4 });
  const attempts = 5;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const ended = await runToEnd([], { ...server.installation.env, PORT: String(freePort()) });
    expect(ended.exitCode).toBe(1);
    expect(ended.stderr).toContain('Another Perch is using the data folder');
  }
  await crowd[Symbol.asyncDispose]();
  const compared = await compare(server.origin, crowd.acknowledged);
  const acknowledged = crowd.acknowledged.length;
  const leftOver = await countLeftOver(server);
  settle({
    fault: 'a second server on the folder',
    runs: attempts,
    acknowledged,
    ...compared,
    leftOver,
  });
});
