import { afterEach, beforeEach, describe, expect, test } from 'bun:test';

import { sampleRows } from '../../../test/support/database/sample-rows.ts';
import { letPass, outcomeOf } from '../../../test/support/wait.ts';
import { type Db, openDatabase } from '../database/open.ts';
import { createLog } from '../lib/log.ts';
import type { DomainEvent, EventKind } from './domain-events.ts';
import { createEventBus, type EventBus, transact } from './event-bus.ts';

const upload = { ...sampleRows.uploads, id: 'first' };
const created: DomainEvent = { kind: 'file.created', upload };
const deleted: DomainEvent = { kind: 'file.deleted', upload };

let lines: string[];
let events: EventBus;
let heard: string[];
beforeEach(() => {
  lines = [];
  heard = [];
  events = createEventBus(createLog('info', (line) => lines.push(line)));
});

const hear = (name: string, kinds: readonly EventKind[]) =>
  events.listen(name, kinds, ({ kind }) => void heard.push(`${name} ${kind}`));

describe('a listener', () => {
  test('hears the kinds that it listens for, in their order, and no others', async () => {
    hear('one', ['file.deleted']);
    hear('both', ['file.created', 'file.deleted']);
    await events.publish(created, deleted);
    expect(heard.toSorted()).toEqual([
      'both file.created',
      'both file.deleted',
      'one file.deleted',
    ]);
    expect(heard.indexOf('both file.created')).toBeLessThan(heard.indexOf('both file.deleted'));
  });

  test('has done its work when publishing resolves', async () => {
    events.listen('slow', ['file.created'], async () => {
      await letPass(20);
      heard.push('done');
    });
    const publishing = events.publish(created);
    expect(heard).toEqual([]);
    await publishing;
    expect(heard).toEqual(['done']);
  });

  test.each([
    [
      'throws',
      () => {
        throw new Error('out of order');
      },
    ],
    ['rejects', () => Promise.reject(new Error('out of order'))],
  ])('that %s is logged, fails no verb and keeps no other from hearing', async (_how, fail) => {
    hear('before', ['file.created']);
    events.listen('broken', ['file.created'], fail);
    hear('behind', ['file.created']);
    await events.publish(created);
    expect(heard).toEqual(['before file.created', 'behind file.created']);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      event: 'event.listener_failed',
      level: 'error',
      listener: 'broken',
      kind: 'file.created',
    });
  });
});

describe('a transaction', () => {
  let db: Db;
  beforeEach(async () => {
    db = await openDatabase(
      'sqlite::memory:',
      createLog('error', () => {}),
    );
    hear('all', ['file.created', 'file.deleted']);
  });
  afterEach(() => db.destroy());

  const insert = (into: Db) =>
    into.insertInto('facts').values({ name: 'secret', value: 'key' }).execute();
  const facts = () => db.selectFrom('facts').select('value').execute();

  test('publishes what it has emitted when it is committed, and not before', async () => {
    events.listen('reader', ['file.created'], async () => {
      heard.push(`${(await facts()).length} rows`);
    });
    const result = await transact({ db, events }, async (transaction, emit) => {
      emit(created);
      await insert(transaction);
      expect(heard).toEqual([]);
      emit(deleted);
      return 'result';
    });
    expect(result).toBe('result');
    expect(heard).toEqual(['all file.created', 'all file.deleted', '1 rows']);
  });

  test('that is rolled back publishes nothing, and throws what has failed', async () => {
    const failing = transact({ db, events }, async (transaction, emit) => {
      await insert(transaction);
      emit(created);
      throw new Error('not this time');
    });
    expect(await outcomeOf(failing)).toThrow('not this time');
    expect(heard).toEqual([]);
    expect(await facts()).toEqual([]);
  });

  test('that cannot be committed publishes nothing', async () => {
    const failing = transact({ db, events }, async (transaction, emit) => {
      emit(created);
      // Referred to by nothing that exists; looked at by the commit.
      await transaction.insertInto('uploads').values(sampleRows.uploads).execute();
    });
    expect(await outcomeOf(failing)).toThrow('FOREIGN KEY');
    expect(heard).toEqual([]);
  });

  test('that has emitted nothing publishes nothing', async () => {
    await transact({ db, events }, (transaction) => insert(transaction));
    expect(heard).toEqual([]);
    expect(await facts()).toHaveLength(1);
  });
});
