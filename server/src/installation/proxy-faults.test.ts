import { afterEach, beforeEach, expect, test } from 'bun:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Db, openDatabase } from '../database/open.ts';
import { hourMs } from '../lib/clock.ts';
import { createLog } from '../lib/log.ts';
import { createProxyFaults, findProxyFaultSince } from './proxy-faults.ts';

const start = Date.parse('2026-11-26T08:00:00Z');
let folder: string;
let db: Db;
let lines: string[];
const config = { trustedProxies: ['10.0.0.7'] };
const log = createLog('warn', (line) => lines.push(line));

beforeEach(async () => {
  lines = [];
  folder = await mkdtemp(join(tmpdir(), 'perch-proxies-'));
  db = await openDatabase(`sqlite:${join(folder, 'perch.db')}`, log);
});
afterEach(async () => {
  await db.destroy();
  await rm(folder, { recursive: true });
});

test('of a thousand requests without a client the log has one line an hour', async () => {
  let now = start;
  const faults = createProxyFaults({ db, log, clock: { now: () => now }, config });
  for (let time = 0; time < 1000; time += 1) faults.clientUnknown('10.0.0.7');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('proxy.client_unknown');
  now += hourMs;
  faults.clientUnknown('10.0.0.8');
  expect(lines).toHaveLength(2);
  await faults.close();
  expect(await findProxyFaultSince(db, 'clientUnknown', start)).toEqual({
    proxy: '10.0.0.8',
    at: now,
  });
  expect(await findProxyFaultSince(db, 'clientUnknown', now + 1)).toBeUndefined();
});

test('a proxy that is not trusted is logged once, with the setting, and seen as long as it is there', async () => {
  let now = start;
  const faults = createProxyFaults({ db, log, clock: { now: () => now }, config });
  for (let time = 0; time < 1000; time += 1) faults.untrusted(`10.0.1.${time % 250}`);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('proxy.untrusted');
  expect(lines[0]).toContain('set TRUSTED_PROXIES=10.0.0.7,10.0.1.0: docs/proxies/README.md');
  now += hourMs;
  for (let time = 0; time < 1000; time += 1) faults.untrusted('10.0.1.9');
  await faults.close();
  expect(lines).toHaveLength(1);
  expect(await findProxyFaultSince(db, 'untrusted', start)).toEqual({ proxy: '10.0.1.9', at: now });
  expect(await findProxyFaultSince(db, 'clientUnknown', 0)).toBeUndefined();
});

test('nothing is found where every request had a client', async () => {
  expect(await findProxyFaultSince(db, 'clientUnknown', 0)).toBeUndefined();
});
