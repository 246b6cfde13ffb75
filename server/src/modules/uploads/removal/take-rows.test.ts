import { expect, test } from 'bun:test';

import { sampleRows } from '../../../../../test/support/database/sample-rows.ts';
import { openDatabase } from '../../../database/open.ts';
import { uploadColumns } from '../../../database/rows/upload-rows.ts';
import { createLog } from '../../../lib/log.ts';
import { takeRows } from './take-rows.ts';

const now = 1_800_000_000_000;

test('every column of an upload moves with it', () => {
  const { trashed_at: _, ...sample } = sampleRows.trashed_uploads;
  expect<string[]>(uploadColumns.toSorted()).toEqual(Object.keys(sample).toSorted());
});

test('rows whose owners have changed when they are due stay', async () => {
  const db = await openDatabase(
    'sqlite::memory:',
    createLog('error', () => {}),
  );
  try {
    await db.insertInto('users').values(sampleRows.users).execute();
    await db.insertInto('objects').values(sampleRows.objects).execute();
    const { trashed_at: _, ...sample } = sampleRows.trashed_uploads;
    const rows = ['sooner', 'later'].map((id) => ({ ...sample, id, slug: id }));
    const dueAt = (id: string) => (id === 'sooner' ? now : now + 1);
    const ids = rows.map(({ id }) => id);

    await db
      .insertInto('uploads')
      .values(rows.map((row) => ({ ...row, expires_at: dueAt(row.id) })))
      .execute();
    const ended = await db
      .transaction()
      .execute((transaction) => takeRows(transaction, 'uploads', { ids, endsBy: now }));
    expect(ended.map(({ id }) => id)).toEqual(['sooner']);

    // One was restored and deleted again while others of its batch went.
    await db
      .insertInto('trashed_uploads')
      .values(rows.map((row) => ({ ...row, trashed_at: dueAt(row.id) })))
      .execute();
    const old = await db
      .transaction()
      .execute((transaction) => takeRows(transaction, 'trashed_uploads', { ids, trashedBy: now }));
    expect(old.map(({ id }) => id)).toEqual(['sooner']);
    for (const table of ['uploads', 'trashed_uploads'] as const) {
      const left = await db.selectFrom(table).select('id').execute();
      expect(left).toEqual([{ id: 'later' }]);
    }
  } finally {
    await db.destroy();
  }
});
