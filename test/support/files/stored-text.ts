import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { usesPostgres } from '../servers/installation.ts';
import type { TestServer } from '../servers/server.ts';

/** Everything that a server keeps, databases and their logs included, as one text to search in. */
export async function storedText({ dataDir, installation }: TestServer): Promise<string> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const files = await Promise.all(paths.map((path) => readFile(path, 'latin1')));
  const rows = usesPostgres ? await allRows(installation.env['DATABASE_URL'] ?? '') : '';
  return `${files.join('\n')}\n${rows}`;
}

async function allRows(url: string): Promise<string> {
  const client = new Bun.SQL(url, { max: 1 });
  try {
    const dump = await client`select database_to_xml(true, false, '')::text as dump`;
    return String(dump[0].dump);
  } finally {
    await client.close();
  }
}
