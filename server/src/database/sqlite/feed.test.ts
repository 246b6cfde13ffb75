import { afterEach, beforeEach, expect, test } from 'bun:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { waitFor } from '../../../../test/support/wait.ts';
import { createLog } from '../../lib/log.ts';
import { openChangeFeed } from '../invalidation/invalidation-bus.ts';
import { announce, type Change, type ChangeFeed } from '../invalidation/publish.ts';
import { type Db, openDatabase } from '../open.ts';

const log = createLog('error', () => {});
let folder: string;
let url: string;
let db: Db;
let feed: ChangeFeed;
let heard: (Change | 'gap')[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'perch-feed-'));
  url = `sqlite:${join(folder, 'perch.db')}`;
  db = await openDatabase(url, log);
  heard = [];
  const listener = {
    onChange: (change: Change) => void heard.push(change),
    onGap: () => void heard.push('gap'),
  };
  feed = await openChangeFeed({ url, db, log, hasNeighbours: true }, listener);
});
afterEach(async () => {
  await feed.close();
  await db.destroy();
  await rm(folder, { recursive: true });
});

test('tells every kind of change, in order and soon', async () => {
  const changes: Change[] = [
    { kind: 'uploads', slugs: ['abcdefghij', 'klmnopqrst'] },
    { kind: 'links', domainId: 'some-domain' },
    { kind: 'live-domains' },
  ];
  for (const change of changes) await announce(db, change);
  const startedAt = performance.now();
  await waitFor('the changes', () => heard.length === 3, { everyMs: 1 });
  expect(heard).toEqual(changes);
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});

test('tells nothing of a change that is taken back', async () => {
  const change: Change = { kind: 'uploads', slugs: ['abcdefghij'] };
  const failing = db.transaction().execute(async (transaction) => {
    await announce(transaction, change);
    throw new Error('not this time');
  });
  await expect(failing).rejects.toThrow('not this time');
  await announce(db, { kind: 'live-domains' });
  await waitFor('the other change', () => heard.length > 0);
  expect(heard).toEqual([{ kind: 'live-domains' }]);
});

test('keeps a bounded number of changes, and says so where some were missed', async () => {
  await db.transaction().execute(async (transaction) => {
    for (let count = 0; count < 1100; count += 1) {
      await announce(transaction, { kind: 'live-domains' });
    }
  });
  await waitFor('the changes', () => heard.length >= 1000);
  expect(heard[0]).toBe('gap');
  expect(heard.slice(1)).not.toContain('gap');
  expect(heard).toHaveLength(1000);
});
