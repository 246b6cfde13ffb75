import { afterAll, beforeAll, expect, test } from 'bun:test';
import { join } from 'node:path';

import { send } from '../../support/api/client.ts';
import { sampleRows } from '../../support/database/sample-rows.ts';
import { sampleToken } from '../../support/database/sample-sign-ins.ts';
import {
  addSampleRows,
  listMigrations,
  migrateAll,
  openTables,
  rowsOf,
  type TextRow,
} from '../../support/database/schemas.ts';
import { createInstallation } from '../../support/servers/installation.ts';
import { TestServer } from '../../support/servers/server.ts';

// What an upload under way had set aside ends with its process.
const emptied = 'reservations';
// What processes on SQLite tell each other is read and gone; it has no sample.
const processMessages = 'changes';

async function createSchema(name: string) {
  const installation = await createInstallation();
  const { env, dataDir } = installation;
  return { name, installation, url: env['DATABASE_URL'] ?? `sqlite:${join(dataDir, 'perch.db')}` };
}

const schemas = await Promise.all((await listMigrations()).map(createSchema));
const empty = await createSchema('none');
/** The rows of each table of each schema before the later migrations. */
const rowsBefore = new Map<string, Map<string, TextRow[]>>();

beforeAll(async () => {
  await migrateAll(schemas.map(({ url, name }): [string, string] => [url, name]));
  for (const { url, name } of schemas) {
    await using database = await openTables(url);
    rowsBefore.set(name, await addSampleRows(database));
  }
  await migrateAll([...schemas, empty].map(({ url }): [string, string] => [url, 'latest']));
});
afterAll(async () => {
  for (const { installation } of [...schemas, empty]) await installation[Symbol.asyncDispose]();
});

test.each(schemas)(
  'a row of each table of schema $name is there after an update',
  async (schema) => {
    await using database = await openTables(schema.url);
    const before = rowsBefore.get(schema.name) ?? new Map<string, TextRow[]>();
    expect(before.size).toBeGreaterThan(4);
    for (const [table, rows] of before) {
      if (table === processMessages) continue;
      expect(rows.length).toBeGreaterThan(0);
      if (table === emptied) continue;
      const columns = Object.keys(rows[0] ?? {}).filter((column) => database.has(table, column));
      const kept = rows.map((row) => columns.map((column) => row[column]));
      const found = await rowsOf(database, table, columns);
      const values = found.map((row) => columns.map((column) => row[column]));
      expect({ table, values }).toEqual({ table, values: expect.arrayContaining(kept) });
    }
  },
);

test.each(schemas)(
  'an update of schema $name keeps totals and bytes as they are counted today',
  async ({ url }) => {
    await using database = await openTables(url);
    for (const table of ['users', 'uploads', 'objects', 'upload_totals'] as const) {
      const { [table]: row } = sampleRows;
      const found = await rowsOf(database, table, Object.keys(row));
      const wanted = Object.entries(row).map(([column, value]) => [
        column,
        value === null ? null : `${value}`,
      ]);
      expect(found).toEqual([Object.fromEntries(wanted)]);
    }
  },
);

test.each(schemas)(
  'an update of schema $name leads to the tables of a new installation',
  async ({ url }) => {
    await using database = await openTables(url);
    await using fresh = await openTables(empty.url);
    expect(database.tables).toEqual(fresh.tables);
  },
);

test('each table of the schema has a sample row', async () => {
  await using fresh = await openTables(empty.url);
  const withoutSchemaTables = [...fresh.tables].filter(
    ([name]) => ![processMessages, emptied].includes(name),
  );
  const sampled = Object.entries(sampleRows).map(([name, row]) => [
    name,
    Object.keys(row).toSorted(),
  ]);
  expect(sampled.toSorted()).toEqual(withoutSchemaTables.toSorted());
});

test.each([schemas.slice(0, 1), schemas.slice(-1)].flat())(
  'a server on an installation of schema $name lets its session in and lists its upload',
  async ({ installation, url }) => {
    await using database = await openTables(url);
    // The sample has no secret key that could be the server's.
    await database.sql`delete from facts where name = 'secret'`;
    const keeping = { ...installation, [Symbol.asyncDispose]: async () => {} };
    await using server = new TestServer(keeping, {});
    await server.start();
    const answer = await send(server.origin, 'GET', '/api/upload/my', { token: sampleToken });
    expect(answer.status).toBe(200);
    const { data, total } = await answer.json();
    expect(total).toBe(1);
    expect(data.uploads).toMatchObject([{ originalName: 'notes.txt', size: 6 }]);
  },
);
