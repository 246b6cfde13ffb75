import { afterEach, beforeEach, expect, test } from 'bun:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { outcomeOf, waitFor } from '../../../../test/support/wait.ts';
import { createLog } from '../../lib/log.ts';
import { openInvalidationBus } from '../invalidation/invalidation-bus.ts';
import {
  type Invalidation,
  type InvalidationBus,
  publishInvalidation,
} from '../invalidation/publish.ts';
import { type Db, openDatabase } from '../open.ts';

const log = createLog('error', () => {});
let folder: string;
let url: string;
let db: Db;
let bus: InvalidationBus;
let heard: (Invalidation | 'gap')[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'perch-invalidations-'));
  url = `sqlite:${join(folder, 'perch.db')}`;
  db = await openDatabase(url, log);
  heard = [];
  const listener = {
    onInvalidation: (invalidation: Invalidation) => void heard.push(invalidation),
    onGap: () => void heard.push('gap'),
  };
  bus = await openInvalidationBus({ url, db, log, hasOtherWorkers: true }, listener);
});
afterEach(async () => {
  await bus.close();
  await db.destroy();
  await rm(folder, { recursive: true });
});

test('hears every kind of invalidation, in order and soon', async () => {
  const published: Invalidation[] = [
    { kind: 'uploads', slugs: ['abcdefghij', 'klmnopqrst'] },
    { kind: 'link-names', names: ['/x.png', 'aDomainsId/My_notes-1'] },
    { kind: 'owners' },
    { kind: 'live-domains' },
  ];
  for (const change of published) await publishInvalidation(db, change);
  const startedAt = performance.now();
  await waitFor('the changes', () => heard.length === published.length, { everyMs: 1 });
  expect(heard).toEqual(published);
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});

test('hears nothing of a change that is rolled back', async () => {
  const change: Invalidation = { kind: 'uploads', slugs: ['abcdefghij'] };
  const failing = db.transaction().execute(async (transaction) => {
    await publishInvalidation(transaction, change);
    throw new Error('not this time');
  });
  expect(await outcomeOf(failing)).toThrow('not this time');
  await publishInvalidation(db, { kind: 'live-domains' });
  await waitFor('the other change', () => heard.length > 0);
  expect(heard).toEqual([{ kind: 'live-domains' }]);
});

test('keeps a bounded number of invalidations, and reports a gap where some were missed', async () => {
  await db.transaction().execute(async (transaction) => {
    for (let count = 0; count < 1100; count += 1) {
      await publishInvalidation(transaction, { kind: 'live-domains' });
    }
  });
  await waitFor('the changes', () => heard.length >= 1000);
  expect(heard[0]).toBe('gap');
  expect(heard.slice(1)).not.toContain('gap');
  expect(heard).toHaveLength(1000);
});
