import { afterEach, beforeEach, expect, test } from 'bun:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { waitFor } from '../../../../test/support/wait.ts';
import { systemClock } from '../../lib/clock.ts';
import { createLog } from '../../lib/log.ts';
import { acquireLock } from '../lock.ts';
import { type Db, openDatabase } from '../open.ts';
import { openRefreshed, type Refreshed } from './refreshed.ts';

let lines: string[];
const log = createLog('warn', (line) => lines.push(line));
let folder: string;
let db: Db;
let facts: Refreshed<string[]>;
/** Called by a read before it looks. */
let onRead: () => Promise<void>;

const add = (value: string, lock: 'domains' | 'instances' = 'domains') =>
  db.transaction().execute(async (transaction) => {
    await acquireLock(transaction, lock, systemClock);
    await transaction
      .insertInto('facts')
      .values({ name: 'secret', value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  });

beforeEach(async () => {
  lines = [];
  onRead = async () => {};
  folder = await mkdtemp(join(tmpdir(), 'perch-refreshed-'));
  db = await openDatabase(`sqlite:${join(folder, 'perch.db')}`, log);
  facts = await openRefreshed({
    db,
    log,
    locks: ['domains'],
    async read(from) {
      const rows = await from.selectFrom('facts').select('value').execute();
      await onRead();
      return rows.map(({ value }) => value);
    },
    failure: 'facts.refresh_failed',
  });
});
afterEach(async () => {
  await facts.close();
  await db.destroy();
  await rm(folder, { recursive: true });
});

test('what was committed before a refresh is there after it, however many run', async () => {
  for (let round = 0; round < 20; round += 1) {
    // One is already reading what was there before.
    const earlier = [facts.refresh(), facts.refresh()];
    await add(`round ${round}`);
    await Promise.all([facts.refresh(), facts.refresh()]);
    expect(facts.current()).toEqual([`round ${round}`]);
    await Promise.all(earlier);
  }
});

test('a refresh that comes while older rows are being read reads once more', async () => {
  const reading = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  await add('older');
  onRead = () => {
    reading.resolve();
    return goOn.promise;
  };
  const first = facts.refresh();
  await reading.promise;
  await add('newer');
  const second = facts.refresh();
  goOn.resolve();
  await first;
  await second;
  expect(facts.current()).toEqual(['newer']);
});

test('rows are not read again where their lock was not taken', async () => {
  let reads = 0;
  onRead = async () => void (reads += 1);
  await add('unseen', 'instances');
  await facts.refresh();
  expect(reads).toBe(0);
  expect(facts.current()).toEqual([]);
});

test('a change without an invalidation is found within seconds', async () => {
  await add('found');
  await waitFor('the change', () => facts.current().includes('found'));
});

test('what was read last stays while reading fails, and the log says so', async () => {
  await add('known');
  await facts.refresh();
  onRead = () => Promise.reject(new Error('The database is away'));
  await add('new');
  await facts.refresh();
  expect(facts.current()).toEqual(['known']);
  expect(lines.join()).toContain('facts.refresh_failed');
  onRead = async () => {};
  await facts.refresh();
  expect(facts.current()).toEqual(['new']);
});

test('closing waits for the read under way, and the refresh that waits for it reads no more', async () => {
  const goOn = Promise.withResolvers<void>();
  const reading = Promise.withResolvers<void>();
  let reads = 0;
  onRead = () => {
    reads += 1;
    reading.resolve();
    return goOn.promise;
  };
  await add('older');
  const first = facts.refresh();
  await reading.promise;
  await add('newer');
  const second = facts.refresh();
  let isClosed = false;
  const closing = facts.close().then(() => (isClosed = true));
  await Bun.sleep(0);
  expect(isClosed).toBe(false);
  goOn.resolve();
  await Promise.all([first, second, closing, facts.refresh()]);
  expect(reads).toBe(1);
  expect(facts.current()).toEqual(['older']);
  expect(lines).toEqual([]);
});
