import { expect, test } from 'bun:test';

import { sql } from 'kysely';

import { startPostgres } from '../../../../test/support/services/postgres.ts';
import { outcomeOf } from '../../../../test/support/wait.ts';
import { createLog } from '../../lib/log.ts';
import { connectDatabase } from '../open.ts';
import { prepare } from '../statements/prepare.ts';

const log = createLog('error', () => {});

test('a transaction is one, whatever its first statement does', async () => {
  await using cluster = await startPostgres({ isInMemory: true });
  const db = await connectDatabase(cluster.url, log);
  const count = async () =>
    (await sql<{ rows: number }>`select count(*) as rows from numbers`.execute(db)).rows[0]?.rows;
  const insert = (number: number) => sql`insert into numbers values (${number})`;
  await sql`create table numbers (number integer primary key)`.execute(db);
  try {
    await db.transaction().execute(async () => {});
    await db.transaction().execute(async (transaction) => {
      // Without values, and without rows.
      const { rows } = await sql`select 1 as one`.execute(transaction);
      expect(rows).toEqual([{ one: 1 }]);
      await insert(1).execute(transaction);
      await insert(2).execute(transaction);
    });
    expect(await count()).toBe(2);

    const undone = db.transaction().execute(async (transaction) => {
      await insert(3).execute(transaction);
      throw new Error('undone');
    });
    expect(await outcomeOf(undone)).toThrow('undone');
    const refused = db.transaction().execute(async (transaction) => {
      await insert(1).execute(transaction);
    });
    expect(await outcomeOf(refused)).toThrow('numbers_pkey');
    // The failure of the first statement ends the transaction, even if the caller continues.
    const ignoring = db.transaction().execute(async (transaction) => {
      expect(await outcomeOf(insert(1).execute(transaction))).toThrow('numbers_pkey');
      await insert(4).execute(transaction);
    });
    expect(await outcomeOf(ignoring)).toThrow('aborted');
    expect(
      await outcomeOf(
        db.transaction().execute((transaction) => sql`no statement`.execute(transaction)),
      ),
    ).toThrow('syntax error');
    expect(await count()).toBe(2);
  } finally {
    await db.destroy();
  }
});

test('a statement that is prepared sees columns that come', async () => {
  await using cluster = await startPostgres({ isInMemory: true });
  const db = await connectDatabase(cluster.url, log);
  const select = prepare((on, { least }: { least: number }) =>
    on
      .selectFrom(sql<object>`numbers`.as('all'))
      .selectAll()
      .where(sql`number`, '>=', least),
  );
  try {
    await sql`create table numbers (number integer primary key)`.execute(db);
    await sql`insert into numbers values (1), (2)`.execute(db);
    for (let time = 1; time <= 3; time += 1) {
      expect((await select(db, { least: 2 })).rows).toEqual([{ number: 2 }]);
    }
    await sql`alter table numbers add column name text`.execute(db);
    for (let time = 1; time <= 3; time += 1) {
      expect((await select(db, { least: 2 })).rows).toEqual([{ number: 2, name: null }]);
    }
    await db.transaction().execute(async (transaction) => {
      expect((await select(transaction, { least: 1 })).rows).toHaveLength(2);
      expect((await select(transaction, { least: 1 })).rows).toHaveLength(2);
    });
  } finally {
    await db.destroy();
  }
});
