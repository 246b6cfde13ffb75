import { afterEach, beforeEach, expect, test } from 'bun:test';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openPrivateFolder } from './private-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'perch-private-folder-'));
});
afterEach(() => rm(folder, { recursive: true }));

test.each([
  ['of SQLite', 'SQLite format 3\0and its pages', '600'],
  ['that is empty', '', '600'],
  ['of another program', 'root:x:0:0:root:/root:/bin/bash\n', '644'],
])('a database file %s is left or closed to others', async (_, content, mode) => {
  const path = join(folder, 'elsewhere.db');
  await writeFile(path, content, { mode: 0o644 });
  await openPrivateFolder({ dataDir: join(folder, 'data'), databaseUrl: `sqlite:${path}` });
  expect(((await stat(path)).mode & 0o777).toString(8)).toBe(mode);
});
