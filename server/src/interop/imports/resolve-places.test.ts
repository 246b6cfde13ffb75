import { afterAll, expect, test } from 'bun:test';
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { resolvePlaces } from './resolve-places.ts';

const root = await realpath(await mkdtemp(join(tmpdir(), 'perch-places-')));
afterAll(() => rm(root, { recursive: true }));
for (const folder of ['data/files/ab', 'data/import/old', 'old/storage', 'elsewhere']) {
  await mkdir(join(root, folder), { recursive: true });
}
for (const file of ['data/perch.db', 'data/import/old/x.db', 'old/x.db', 'elsewhere/perch.db']) {
  await writeFile(join(root, file), '');
}
await symlink(join(root, 'data'), join(root, 'old/data'));

interface Places {
  importFolder?: string;
  database?: string;
  files: string;
  databaseUrl?: string;
}

/** The places, below the folder of this test, that are opened; undefined: they are refused. */
async function opened({ importFolder = '', database = 'old/x.db', files, databaseUrl }: Places) {
  const config = {
    dataDir: join(root, 'data'),
    databaseUrl: databaseUrl ?? `sqlite:${join(root, 'data/perch.db')}`,
    importFolder: join(root, importFolder),
    importDatabaseUrl: undefined,
  };
  const places = await resolvePlaces(config, { source: 'xbackbone', database, files }).catch(
    () => undefined,
  );
  return places && [places.database, places.folder].map((path) => path.slice(root.length + 1));
}

test('an import folder around the data folder opens everything but it', async () => {
  expect(await opened({ files: 'old/storage' })).toEqual(['old/x.db', 'old/storage']);
  for (const files of ['.', 'data', 'data/files', 'data/files/ab', 'data/import', 'old/data']) {
    expect(await opened({ files })).toBeUndefined();
  }
  expect(await opened({ database: 'data/perch.db', files: 'old/storage' })).toBeUndefined();
});

test('one in the data folder opens the paths below it alone', async () => {
  const importFolder = 'data/import';
  expect(await opened({ importFolder, files: 'old' })).toEqual([
    'data/import/old/x.db',
    'data/import/old',
  ]);
  expect(await opened({ importFolder, files: '.' })).toEqual([
    'data/import/old/x.db',
    'data/import',
  ]);
  expect(await opened({ importFolder: 'data', database: 'import/old/x.db', files: 'import' })).toBe(
    undefined,
  );
  expect(await opened({ importFolder: 'data/files', files: 'ab' })).toBeUndefined();
});

test('a database of the installation that lies elsewhere is none of a source', async () => {
  const databaseUrl = `sqlite:${join(root, 'elsewhere/perch.db')}`;
  expect(await opened({ databaseUrl, files: 'elsewhere' })).toBeUndefined();
  const database = 'elsewhere/perch.db';
  expect(await opened({ databaseUrl, database, files: 'old' })).toBeUndefined();
  expect(await opened({ databaseUrl, files: 'old/storage' })).toBeDefined();
});
