import { expect, test } from 'bun:test';
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { becomeAdministrator } from '../support/api/accounts.ts';
import { upload } from '../support/api/uploads.ts';
import { waitFor } from '../support/wait.ts';
import { type Acknowledged, compare, Crowd } from './support/crowd.ts';
import { countLeftOver, serverOn } from './support/installations.ts';
import { HealthWatch, isLong, settle } from './support/tally.ts';

const killings = isLong ? 200 : 30;
const stops = isLong ? 20 : 3;

async function startEmpty() {
  const folder = await mkdtemp(join(tmpdir(), 'perch-kill-'));
  const server = serverOn(folder);
  await server.start();
  const { token } = await becomeAdministrator(server);
  return {
    server,
    token,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await rm(folder, { recursive: true });
    },
  };
}

test('kill -9 at any moment, with 20 clients uploading, loses nothing that was acknowledged', async () => {
  await using installation = await startEmpty();
  const { server, token } = installation;
  const all: Acknowledged[] = [];
  let [lost, wrong, cut] = [0, 0, 0];
  for (let round = 0; round < killings; round += 1) {
    const crowd = new Crowd(server, token, { clients: 20 });
    const enough = randomInt(1, 60);
    await waitFor('some uploads', () => crowd.acknowledged.length >= enough);
    await server.stop('SIGKILL');
    await crowd[Symbol.asyncDispose]();
    await server.start();
    const compared = await compare(server.origin, crowd.acknowledged);
    lost += compared.lost;
    wrong += compared.wrong;
    cut += crowd.cut;
    all.push(...crowd.acknowledged);
  }
  // Otherwise the kills met no request in flight.
  expect(cut).toBeGreaterThan(killings);
  const inTheEnd = await compare(server.origin, all);
  const leftOver = await countLeftOver(server);
  const { size } = await upload(server, token, 'after.txt', 'goes on');
  expect(size).toBe(7);
  settle({
    fault: 'kill -9, 20 clients',
    runs: killings,
    acknowledged: all.length,
    lost: lost + inTheEnd.lost,
    wrong: wrong + inTheEnd.wrong,
    leftOver,
  });
});

test('SIGTERM under load answers what it has begun, ends with 0 and loses nothing', async () => {
  await using installation = await startEmpty();
  const { server, token } = installation;
  const all: Acknowledged[] = [];
  let healthP99Ms = 0;
  for (let round = 0; round < stops; round += 1) {
    const crowd = new Crowd(server, token, { clients: 20 });
    const health = new HealthWatch(server);
    await waitFor('some uploads', () => crowd.acknowledged.length >= 50);
    await health[Symbol.asyncDispose]();
    healthP99Ms = Math.max(healthP99Ms, health.p99Ms());
    expect(await server.stop('SIGTERM')).toBe(0);
    await crowd[Symbol.asyncDispose]();
    all.push(...crowd.acknowledged);
    await server.start();
  }
  const compared = await compare(server.origin, all);
  const leftOver = await countLeftOver(server);
  const fault = 'SIGTERM, 20 clients';
  settle({ fault, runs: stops, acknowledged: all.length, ...compared, leftOver, healthP99Ms });
});
