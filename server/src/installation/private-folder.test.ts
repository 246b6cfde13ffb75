import { afterEach, beforeEach, expect, test } from 'bun:test';
import { chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describeRefusal, openPrivateFolder } from './private-folder.ts';

let folder: string;
const user = `${process.getuid?.()}:${process.getgid?.()}`;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'perch-refusal-'));
});
afterEach(() => rm(folder, { recursive: true }));

// Giving a folder away needs root.
const testAsRoot = process.getuid?.() === 0 ? test : () => {};
testAsRoot(
  'a folder of another user is refused with both users, and the command that gives it to Perch',
  async () => {
    await chown(folder, 4321, 4322);
    expect(await describeRefusal(folder, 'EACCES')).toBe(
      `${folder} cannot be written (EACCES): it belongs to 4321:4322, and Perch runs as ${user}. Run chown -R ${user} ${folder} (in a container: on the host, for the folder that is mounted there), or start Perch as 4321:4322 (in a container: --user 4321:4322).`,
    );
    const file = join(folder, 'perch.db');
    await Bun.write(file, '');
    await chown(file, 4321, 4322);
    expect(await describeRefusal(file, 'EACCES', folder)).toMatch(
      /^\S+\/perch\.db cannot be written .* Run chown -R \S+ \S+refusal-\w+ \(in/,
    );
  },
);

test.each([
  ['EACCES', /although it belongs to user \d+, which Perch runs as\. Run chmod -R u\+rwX /],
  ['EROFS', /: its file system is read-only\. Mount .* or set DATA_DIR /],
  ['EEXIST', / cannot be written \(EEXIST\)\. Set DATA_DIR to a folder that can be written\.$/],
])('%s of a folder of Perch’s own user is told from a wrong owner', async (code, sentence) => {
  const described = await describeRefusal(folder, code);
  expect(described).toMatch(sentence);
  expect(described).not.toContain('chown');
});

test('a folder that may not be made is told from one that may not be written', async () => {
  expect(await describeRefusal(join(folder, 'none'), 'EACCES')).toContain('it is not there, and');
});

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
