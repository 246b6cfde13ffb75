import { Database } from 'bun:sqlite';
import { expect, test } from 'bun:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { z } from 'zod';

import { outcomeOf } from '../../../../../test/support/wait.ts';
import { openSqliteSource } from './engines/sqlite-source.ts';
import { readRows } from './read-rows.ts';

const rows = 1200;

/** A database with more rows than a page has, and its rows as a source reads them. */
async function openNumbers() {
  const folder = await mkdtemp(join(tmpdir(), 'perch-rows-'));
  const path = join(folder, 'numbers.db');
  const db = new Database(path, { create: true });
  db.run('create table numbers (id integer primary key, value text)');
  const insert = db.prepare('insert into numbers (value) values (?)');
  db.transaction(() => {
    for (let count = 1; count <= rows; count += 1) insert.run(count === 7 ? null : 'x');
  })();
  db.close();
  const database = await openSqliteSource(path);
  await rm(folder, { recursive: true });
  const read = readRows(database, {
    statement: 'select *, id as page_key from numbers where id > ?',
    key: 'id',
    first: -1,
    schema: z.object({ id: z.number(), value: z.string() }),
    map: ({ id }) => ({ key: String(id) }),
  });
  return { database, read };
}

test('each row is read once, over the ends of pages, and those that are broken are told', async () => {
  const { database, read } = await openNumbers();
  const found = await Array.fromAsync(read);
  await database.close();
  expect(found.map(({ key }) => key)).toEqual(
    Array.from({ length: rows }, (_, at) => String(at + 1)),
  );
  expect(found.filter((row) => 'problem' in row)).toEqual([
    { key: '7', problem: expect.stringContaining('value: ') },
  ]);
});

test('a database that is lost between two pages ends the run with a sentence', async () => {
  const { database, read } = await openNumbers();
  const all = Array.fromAsync(read, async (row, index) => {
    if (index === 0) await database.close();
    return row;
  });
  expect(await outcomeOf(all)).toThrow(/can no longer be read: .*Run the import again/);
});
