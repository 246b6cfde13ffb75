import { afterAll, beforeAll, expect, test } from 'bun:test';

import { outcomeOf } from '../../../../test/support/wait.ts';
import { createLog } from '../../lib/log.ts';
import { type Db, openDatabase } from '../open.ts';
import { prepare } from './prepare.ts';

const log = createLog('error', () => {});
let db: Db;

beforeAll(async () => {
  db = await openDatabase('sqlite::memory:', log);
});

afterAll(() => db.destroy());

let builds = 0;
const insert = prepare((on, row: { name: string; value?: string }) => {
  builds += 1;
  return on.insertInto('settings').values({ value: 'of the statement', updated_at: 1, ...row });
});
const find = prepare((on, { name }: { name: string }) =>
  on.selectFrom('settings').select(['name', 'value']).where('name', '=', name),
);

test('a statement is compiled once, and gets the values of each execution', async () => {
  for (const name of ['first', 'second', "it's"]) {
    await insert(db, { name, value: `of ${name}` });
  }
  expect(builds).toBe(1);
  expect((await find(db, { name: "it's" })).rows).toEqual([{ name: "it's", value: "of it's" }]);
  expect((await find(db, { name: 'second' })).rows).toEqual([
    { name: 'second', value: 'of second' },
  ]);
  expect((await find(db, { name: 'none' })).rows).toEqual([]);
});

test('rows with other columns are another statement, and what the statement itself says stays', async () => {
  const before = builds;
  await insert(db, { name: 'without a value' });
  expect(builds).toBe(before + 1);
  expect((await find(db, { name: 'without a value' })).rows[0]?.value).toBe('of the statement');
});

test('in a transaction it is a part of that', async () => {
  const failed = db.transaction().execute(async (transaction) => {
    await insert(transaction, { name: 'undone', value: 'x' });
    throw new Error('undo');
  });
  expect(await outcomeOf(failed)).toThrow('undo');
  expect((await find(db, { name: 'undone' })).rows).toEqual([]);
});
