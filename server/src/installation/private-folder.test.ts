import { afterEach, beforeEach, expect, test } from 'bun:test';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describeRefusal } from './private-folder.ts';

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
