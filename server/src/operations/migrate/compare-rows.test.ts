import { expect, test } from 'bun:test';

import { sql } from 'kysely';

import { openDatabase } from '../../database/open.ts';
import { createLog } from '../../lib/log.ts';
import { createUser } from '../../modules/users/create-user.ts';
import { createPasswords } from '../../passwords/passwords.ts';
import { compareRows } from './compare-rows.ts';
import { copyRows } from './copy-rows.ts';

const log = createLog('error', () => {});
const silently = () => {};

async function openBoth() {
  const [source, target] = [
    await openDatabase('sqlite::memory:', log),
    await openDatabase('sqlite::memory:', log),
  ];
  const services = { db: source, clock: { now: Date.now }, log, passwords: createPasswords() };
  for (const username of ['ann', 'ben']) {
    const account = { username, email: `${username}@example.org`, password: 'correct horse' };
    await createUser(services, { ...account, role: 'user', status: 'approved' });
  }
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
  await expect(compared).rejects.toThrow('is not the same in both databases');
});
