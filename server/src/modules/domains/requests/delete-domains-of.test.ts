import { expect, test } from 'bun:test';

import { openDatabase } from '../../../database/open.ts';
import { createLog } from '../../../lib/log.ts';
import { deleteDomainsOf } from './delete-domains-of.ts';

test('a lock is taken at the time of the clock that is given, and later than before', async () => {
  const db = await openDatabase(
    'sqlite::memory:',
    createLog('error', () => {}),
  );
  const takenAt = async () => {
    const row = db.selectFrom('locks').select('taken_at').where('name', '=', 'domains');
    return (await row.executeTakeFirstOrThrow()).taken_at;
  };
  const takeAt = (now: number) =>
    db
      .transaction()
      .execute((transaction) =>
        deleteDomainsOf(transaction, { clock: { now: () => now } }, 'no-such-user'),
      );
  await takeAt(1000);
  expect(await takenAt()).toBe(1000);
  // A machine whose clock was put back.
  await takeAt(500);
  expect(await takenAt()).toBe(1001);
  await db.destroy();
});
