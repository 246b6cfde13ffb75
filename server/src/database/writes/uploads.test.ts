import { expect, test } from 'bun:test';

import { sampleRows } from '../../../../test/support/database/sample-rows.ts';
import { createLog } from '../../lib/log.ts';
import { openDatabase } from '../open.ts';
import { uploadColumns } from '../rows/upload-rows.ts';
import { deleteUploads } from './uploads.ts';

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
    await db
      .insertInto('objects')
      .values({ ...sampleRows.objects, refs: 4 })
      .execute();
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
      .execute((transaction) =>
        deleteUploads(transaction, { table: 'uploads', ids, endsBy: now, endedAt: now }),
      );
    expect(ended.uploads.map(({ id }) => id)).toEqual(['sooner']);

    // One was restored and deleted again while others of its batch went.
    await db
      .insertInto('trashed_uploads')
      .values(rows.map((row) => ({ ...row, trashed_at: dueAt(row.id) })))
      .execute();
    const old = await db
      .transaction()
      .execute((transaction) =>
        deleteUploads(transaction, { table: 'trashed_uploads', ids, trashedBy: now }),
      );
    expect(old.uploads.map(({ id }) => id)).toEqual(['sooner']);
    for (const table of ['uploads', 'trashed_uploads'] as const) {
      const left = await db.selectFrom(table).select('id').execute();
      expect(left).toEqual([{ id: 'later' }]);
    }
    // Each of those that stay has its reference.
    const blob = await db.selectFrom('objects').select('refs').executeTakeFirst();
    expect(blob).toEqual({ refs: 2 });
  } finally {
    await db.destroy();
  }
});
