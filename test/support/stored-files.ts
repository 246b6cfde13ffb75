import { expect } from 'bun:test';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { usesPostgres } from './installation.ts';
import type { TestServer } from './server.ts';
import { waitFor } from './wait.ts';

const isOwn = (name: string) => /(^|\/)(perch\.(db|lock)|secret\.key)/.test(name);

/** Everything in the data folder but the database, the lock and the key. */
export async function storedFiles({ dataDir }: TestServer): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dataDir.length + 1))
    .filter((name) => !isOwn(name))
    .toSorted();
}

/** Waits until the data folder holds these files and no others. */
export async function expectStoredFiles(server: TestServer, files: string[]) {
  let found: string[] = [];
  try {
    await waitFor('the expected files', async () => {
      found = await storedFiles(server);
      return found.join() === files.toSorted().join();
    });
  } catch {
    expect(found).toEqual(files);
  }
}

/** The whole database as text, to look for what must not be in it. */
export async function databaseText(server: TestServer): Promise<string> {
  if (!usesPostgres) {
    const names = (await readdir(server.dataDir)).filter((name) => name.startsWith('perch.db'));
    const contents = names.map((name) => readFile(join(server.dataDir, name), 'latin1'));
    return (await Promise.all(contents)).join('');
  }
  const { DATABASE_URL: url = '' } = server.installation.env;
  const client = new Bun.SQL(url, { max: 1 });
  try {
    const tables: { name: string }[] =
      await client`select tablename as name from pg_tables where schemaname = 'public'`;
    const texts: unknown[] = [];
    for (const { name } of tables)
      texts.push(await client.unsafe(`select t::text from "${name}" t`));
    return JSON.stringify(texts);
  } finally {
    await client.close();
  }
}
