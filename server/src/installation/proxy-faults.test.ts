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
  const faults = createProxyFaults({ db, log, clock: { now: () => now } });
  for (let time = 0; time < 1000; time += 1) faults.record('10.0.0.7');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('proxy.client_unknown');
  now += hourMs;
  faults.record('10.0.0.8');
  expect(lines).toHaveLength(2);
  await faults.close();
  expect(await findProxyFaultSince(db, start)).toEqual({ proxy: '10.0.0.8', at: now });
  expect(await findProxyFaultSince(db, now + 1)).toBeUndefined();
});

test('nothing is found where every request had a client', async () => {
  expect(await findProxyFaultSince(db, 0)).toBeUndefined();
});
