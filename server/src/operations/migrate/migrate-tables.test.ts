import { expect, test } from 'bun:test';

import { openDatabase } from '../../database/open.ts';
import { createLog } from '../../lib/log.ts';
import {
  isSearchIndexTable,
  migratedTables,
  unmigratedColumns,
  unmigratedTables,
} from './migrate-tables.ts';
import { columnsOf } from './read-rows.ts';

test('every table of the schema goes along or has its reason to stay', async () => {
  const db = await openDatabase(
    'sqlite::memory:',
    createLog('error', () => {}),
  );
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const found = tables.map(({ name }) => name).filter((name) => !isSearchIndexTable(name));
  const known = [...migratedTables.map(({ name }) => name), ...unmigratedTables];
  expect(found.toSorted()).toEqual(known.toSorted());
  await db.destroy();
});

test('every column goes along, but for the row numbers of a search index', async () => {
  const db = await openDatabase(
    'sqlite::memory:',
    createLog('error', () => {}),
  );
  const columns = await columnsOf(db);
  const tables = await db.introspection.getTables();
  for (const { name, key, initialValues = {} } of migratedTables) {
    const all = tables.find((table) => table.name === name)?.columns.map((column) => column.name);
    const moved = columns.get(name) ?? [];
    expect(moved).toEqual(
      (all ?? []).filter((column) => !unmigratedColumns.includes(column)).toSorted(),
    );
    for (const column of [...key, ...Object.keys(initialValues)]) expect(moved).toContain(column);
  }
  await db.destroy();
});
