import { expect, test } from 'bun:test';
import { join } from 'node:path';

import { Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

import { migrations } from '../../src/database/migrate.ts';
import { isAdditive } from '../../src/database/migrations/compatibility.ts';
import { inMemory, sqliteDialect } from '../../src/database/sqlite/sqlite.ts';
import { findObstacles, readParts } from './additions.ts';

/** The last migration of 1.0.0. Programs since then go on with what later ones add. */
const lastOfFirstVersion = '0033-search-in-batches';

/** By name, what each migration takes from programs that do not know it, when all run in order. */
async function obstaclesOf(list: Record<string, Migration>): Promise<Map<string, string[]>> {
  const db = new Kysely<unknown>({ dialect: sqliteDialect(inMemory) });
  try {
    const found = new Map<string, string[]>();
    let before = await readParts(db);
    for (const [name, { up }] of Object.entries(list)) {
      await up(db);
      const after = await readParts(db);
      found.set(name, findObstacles(before, after));
      before = after;
    }
    return found;
  } finally {
    await db.destroy();
  }
}

const all = await obstaclesOf(migrations);

test('a migration after 1.0.0 only adds, or is called breaking', () => {
  const later = [...all].filter(([name]) => name > lastOfFirstVersion);
  expect(all.has(lastOfFirstVersion)).toBe(true);
  const wrong = later.filter(([name, obstacles]) => isAdditive(name) && obstacles.length > 0);
  expect(wrong).toEqual([]);
});

test('a migration after 1.0.0 that only adds has no statement that takes away, on PostgreSQL either', async () => {
  const folder = join(import.meta.dir, '../../src/database/migrations');
  const taking = /\b(?:drop|rename|truncate)|alter ?column|set ?not ?null/i;
  for (const name of Object.keys(migrations)) {
    if (name <= lastOfFirstVersion || !isAdditive(name)) continue;
    expect(await Bun.file(join(folder, `${name}.ts`)).text()).not.toMatch(taking);
  }
});

test.each([
  ['drop table tags', 'table tags is gone'],
  ['alter table files drop column name', 'column files.name is gone'],
  ['alter table files rename column name to title', 'column files.name is gone'],
  ['drop trigger counted', 'trigger on files: counted is gone'],
  ['create unique index names on files (name)', 'unique on files: names refuses rows'],
  ['alter table files add column size bigint not null default 0', undefined],
  ['alter table files add column note text', undefined],
  ['create index names on files (name)', undefined],
  ['create table others (id text not null unique)', undefined],
])('%s: %s', async (change, obstacle) => {
  const run = (statement: string): Migration => ({
    up: async (db) => void (await sql.raw(statement).execute(db)),
  });
  const found = await obstaclesOf({
    files: run('create table files (id text primary key, name text not null default 1)'),
    tags: run('create table tags (id text)'),
    counted: run('create trigger counted after insert on files begin select 1; end'),
    change: run(change),
  });
  const obstacles = found.get('change') ?? [];
  if (obstacle === undefined) expect(obstacles).toEqual([]);
  else expect(obstacles[0]).toStartWith(obstacle);
});
