import { expect, test } from 'bun:test';
import { randomInt } from 'node:crypto';

import * as fc from 'fast-check';

import { becomeAdministrator } from '../support/api/accounts.ts';
import { upload } from '../support/api/uploads.ts';
import { attackParsers } from '../support/hostile/attack-parsers.ts';
import { endBySignal, killHung } from '../support/hostile/parts.ts';
import { hostileRequests, sendBytes } from '../support/hostile/requests.ts';
import { startServer, type TestServer } from '../support/servers/server.ts';
import { workersOf } from '../support/servers/workers.ts';
import { HealthWatch, isLong, settle } from './support/tally.ts';

const ms = isLong ? 600_000 : 3000;
const lanes = 8;
const requestsAtOnce = 200;

async function attackServer(server: TestServer, token: string, seed: number): Promise<number> {
  const requests = hostileRequests(server, token);
  const endsAt = performance.now() + ms;
  let count = 0;
  async function attack(lane: number): Promise<void> {
    for (let round = 0; performance.now() < endsAt; round += 1) {
      const place = { seed: seed + round * lanes + lane, numRuns: requestsAtOnce };
      for (const bytes of fc.sample(requests, place)) {
        const answer = await sendBytes(server, bytes);
        // A hostile request is the client's fault, whatever it is.
        expect(answer).not.toMatch(/^HTTP\/1\.1 500/);
        count += 1;
      }
    }
  }
  await Promise.all(Array.from({ length: lanes }, (_, lane) => attack(lane)));
  return count;
}

test('hostile bytes over sockets end no process, and keep none busy', async () => {
  const seed = randomInt(2 ** 31);
  await using server = await startServer({ WORKERS: '2' });
  const { token } = await becomeAdministrator(server);
  const before = await workersOf(server);
  await using health = new HealthWatch(server);
  const work = attackServer(server, token, seed);
  const runs = await work.catch(async (error: unknown) => {
    await killHung(server);
    throw new Error(`It failed with the seed ${seed}.`, { cause: error });
  });
  expect((await upload(server, token, 'after.txt', 'goes on')).size).toBe(7);
  // The same processes: none has been replaced.
  expect(await workersOf(server)).toEqual(before);
  const healthP99Ms = health.p99Ms();
  expect(await endBySignal(server)).toBe(0);
  settle({ fault: 'hostile requests', runs, acknowledged: 1, lost: 0, wrong: 0, healthP99Ms });
});

test('hostile bytes keep no parser busy for longer than their length allows', async () => {
  const seed = randomInt(2 ** 31);
  for (const { parser, inputs } of await attackParsers({ ms, seed, processorSeconds: 1200 })) {
    expect(inputs).toBeGreaterThan(0);
    settle({ fault: `hostile bytes: ${parser}`, runs: inputs, acknowledged: 1, lost: 0, wrong: 0 });
  }
});
