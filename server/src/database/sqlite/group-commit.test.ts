import { Database } from 'bun:sqlite';
import { afterEach, beforeEach, expect, test } from 'bun:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Kysely, sql } from 'kysely';

import { outcomeOf } from '../../../../test/support/wait.ts';
import { sqliteDialect } from './sqlite.ts';

interface Letters {
  letters: { letter: string };
}

let folder: string;
let db: Kysely<Letters>;
let beside: Database;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'perch-group-'));
  const path = join(folder, 'letters.db');
  db = new Kysely<Letters>({ dialect: sqliteDialect(path) });
  await sql`create table letters (letter text unique not null)`.execute(db);
  beside = new Database(path);
});

afterEach(async () => {
  beside.close();
  await db.destroy();
  await rm(folder, { recursive: true });
});

/** Reads as another process would, which sees only committed rows. */
const committed = () =>
  beside
    .query<{ letter: string }, []>('select letter from letters order by letter')
    .all()
    .map(({ letter }) => letter)
    .join('');

/** How often something was committed. */
const commits = () =>
  beside.query<{ data_version: number }, []>('pragma data_version').get()?.data_version ?? 0;

const insert = (letter: string) => db.insertInto('letters').values({ letter }).execute();

const insertTwo = (first: string, second: string) =>
  db.transaction().execute(async (transaction) => {
    await transaction.insertInto('letters').values({ letter: first }).execute();
    await transaction.insertInto('letters').values({ letter: second }).execute();
  });

test('a write resolves when it is committed, and not before', async () => {
  const told: string[] = [];
  const tell = async (letter: string, work: Promise<unknown>) => {
    await work;
    told.push(letter);
    expect(committed()).toContain(letter);
  };
  await Promise.all([
    tell('a', insert('a')),
    tell('b', insertTwo('b', 'c')),
    tell('d', insert('d')),
  ]);
  expect(told.toSorted().join('')).toBe('abd');
  expect(committed()).toBe('abcd');
});

test('those who write at the same time share a commit', async () => {
  const before = commits();
  const letters = [...'abcdefghijklmnop'];
  await Promise.all(letters.map((letter) => insertTwo(letter, letter.toUpperCase())));
  expect(committed()).toHaveLength(2 * letters.length);
  expect(commits() - before).toBeLessThanOrEqual(2);
});

test('a transaction that fails undoes its own work and no other', async () => {
  const answers = await Promise.allSettled([
    insertTwo('a', 'b'),
    insertTwo('x', 'a'),
    insert('b'),
    db.transaction().execute(async (transaction) => {
      await transaction.insertInto('letters').values({ letter: 'y' }).execute();
      throw new Error('no');
    }),
    insertTwo('c', 'd'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'rejected',
    'fulfilled',
  ]);
  expect(committed()).toBe('abcd');
});

test('readers do not see uncommitted rows', async () => {
  const seen: number[] = [];
  const read = async () => seen.push((await db.selectFrom('letters').selectAll().execute()).length);
  await db.transaction().execute(async (transaction) => {
    await transaction.insertInto('letters').values({ letter: 'a' }).execute();
    await read();
    expect(await transaction.selectFrom('letters').selectAll().execute()).toHaveLength(1);
  });
  await read();
  expect(seen).toEqual([0, 1]);
});

test('readers do not see rows of a transaction that holds the connection which reads for them otherwise', async () => {
  await insert('a');
  const found: string[] = [];
  const read = async () => {
    const rows = await db.selectFrom('letters').select('letter').orderBy('letter').execute();
    found.push(rows.map(({ letter }) => letter).join(''));
  };
  await read();
  const failed = db.transaction().execute(async (transaction) => {
    await transaction.insertInto('letters').values({ letter: 'b' }).execute();
    await read();
    throw new Error('undo');
  });
  expect(await outcomeOf(failed)).toThrow('undo');
  await insert('c');
  await read();
  expect(found).toEqual(['a', 'a', 'ac']);
});

test('when the disk is full, no transaction that is rolled back resolves', async () => {
  await sql`pragma max_page_count = 40`.execute(db);
  const large = (letter: string) => letter.repeat(60_000);
  const answers = await Promise.allSettled([...'abcdefgh'].map((letter) => insert(large(letter))));
  const done = answers.filter(({ status }) => status === 'fulfilled').length;
  expect(answers.length - done).toBeGreaterThan(0);
  expect(committed()).toHaveLength(done * 60_000);
  for (const { reason } of answers.filter(({ status }) => status === 'rejected') as {
    reason: unknown;
  }[]) {
    expect(reason).toMatchObject({ code: 'SQLITE_FULL' });
  }
  await insert('z');
  expect(committed()).toEndWith('z');
});

test('a commit that fails is a failure of all who are in it, and nothing is kept', async () => {
  await sql`create table parents (id integer primary key)`.execute(db);
  await sql`create table children (id integer references parents deferrable initially deferred)`.execute(
    db,
  );
  const answers = await Promise.allSettled([
    insert('a'),
    sql`insert into children (id) values (1)`.execute(db),
    insert('b'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(committed()).toBe('');
  await insert('c');
  expect(committed()).toBe('c');
});

test('what cannot be part of a transaction runs beside none', async () => {
  const [, , mode] = await Promise.all([
    insert('a'),
    insertTwo('b', 'c'),
    sql<{ integrity_check: string }>`pragma integrity_check`.execute(db),
    sql`vacuum`.execute(db),
    insert('d'),
  ]);
  expect(mode.rows).toEqual([{ integrity_check: 'ok' }]);
  expect(committed()).toBe('abcd');
});

test('closing waits for writes in progress', async () => {
  let closing = Promise.resolve();
  await db.transaction().execute(async (transaction) => {
    await transaction.insertInto('letters').values({ letter: 'a' }).execute();
    closing = db.destroy();
    await transaction.insertInto('letters').values({ letter: 'b' }).execute();
  });
  await closing;
  expect(committed()).toBe('ab');
});
