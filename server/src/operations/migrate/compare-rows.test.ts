import { expect, test } from 'bun:test';

import { sql } from 'kysely';

import { sampleRows } from '../../../../test/support/database/sample-rows.ts';
import { outcomeOf } from '../../../../test/support/wait.ts';
import { openDatabase } from '../../database/open.ts';
import { createLog } from '../../lib/log.ts';
import { compareRows } from './compare-rows.ts';
import { copyRows } from './copy-rows.ts';
import { migratedTables } from './migrate-tables.ts';

const log = createLog('error', () => {});
const silently = () => {};

async function openBoth() {
  const [source, target] = [
    await openDatabase('sqlite::memory:', log),
    await openDatabase('sqlite::memory:', log),
  ];
  for (const { name } of migratedTables) {
    await source
      .insertInto(name)
      .values(sampleRows[name])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const ben = { id: 'ben', username: 'ben', username_key: 'ben', email: 'b', email_key: 'b' };
  await source
    .insertInto('users')
    .values({ ...sampleRows.users, ...ben })
    .execute();
  await source.updateTable('users').set({ default_domain_id: sampleRows.domains.id }).execute();
  return {
    source,
    target,
    async [Symbol.asyncDispose]() {
      await source.destroy();
      await target.destroy();
    },
  };
}

test('what was copied is the same', async () => {
  await using both = await openBoth();
  await copyRows(both.source, both.target, silently);
  const counts = await compareRows(both.source, both.target, silently);
  expect(counts.get('users')).toBe(2);
  for (const { name } of migratedTables) expect(counts.get(name)).toBeGreaterThan(0);
  const { rows } = await sql`select * from users where default_domain_id is null`.execute(
    both.target,
  );
  expect(rows).toEqual([]);
});

test.each([
  ['a changed value', sql`update users set email = 'x' where username = 'ann'`],
  ['two values that have changed places', sql`update users set role = status, status = role`],
  ['a missing row', sql`delete from users where username = 'ben'`],
  ['a row too many', sql`insert into outbox values ('a', 'ready', '', '', '', '', 1, 0, null, '')`],
  ['a total that is off by one', sql`update totals set value = value + 1 where name = 'users'`],
])('%s is noticed', async (_, change) => {
  await using both = await openBoth();
  await copyRows(both.source, both.target, silently);
  await change.execute(both.target);
  const compared = compareRows(both.source, both.target, silently);
  expect(await outcomeOf(compared)).toThrow('is not the same in both databases');
});
