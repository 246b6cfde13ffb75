import { expect, test } from 'bun:test';

import { allTestFiles, oneStackFiles, suitesOf, testFilesAt } from './test-files.mjs';

test.each([
  ['web/src/session.test.ts', ['unit']],
  ['server/src/storage/s3/range.test.ts', ['s3']],
  ['test/run/report.test.ts', ['unit']],
  ['test/faults/kill.test.ts', ['faults']],
  ['test/firefox/walk.test.ts', ['firefox']],
  ['test/e2e/sharex.spec.ts', ['chromium']],
  ['test/integration/auth.test.ts', ['integration:postgres', 'integration:sqlite']],
  ['test/integration/accounts/auth.test.ts', ['integration:postgres', 'integration:sqlite']],
  ['test/integration/s3/faults.test.ts', ['integration:postgres']],
  ['test/integration/cluster/members.test.ts', ['integration:postgres']],
  ['test/e2e/support/perch.ts', []],
  ['server/src/app.ts', []],
  ['elsewhere/a.test.ts', []],
  ['../other/test/a.test.ts', []],
] as const)('%p belongs to %p', (path, expected) => {
  expect(suitesOf(path)).toEqual([...expected]);
});

test('every test file of the project belongs to a suite, and none is listed twice', () => {
  const files = allTestFiles();
  expect(files).toContain('scripts/test-files.test.ts');
  expect(files.filter((path) => path.includes('node_modules'))).toEqual([]);
  expect(new Set(files).size).toBe(files.length);
});

test('files on one stack are there, run on SQLite, and ask for no other', async () => {
  for (const path of oneStackFiles) {
    expect(suitesOf(path)).toEqual(['integration:sqlite']);
    const text = await Bun.file(path).text();
    expect(text).not.toMatch(/usesPostgres|usesS3|support\/database|runStatement/);
  }
});

test('a path may be written in several ways', () => {
  expect(testFilesAt('./scripts/../scripts/test-files.test.ts')).toEqual([
    'scripts/test-files.test.ts',
  ]);
  expect(testFilesAt(import.meta.path)).toEqual(['scripts/test-files.test.ts']);
  expect(testFilesAt('scripts/')).toContain('scripts/test-files.test.ts');
});

test.each(['..', '/etc/hostname', 'docs', 'no/such/folder/'])('%p has no tests to run', (path) => {
  expect(() => testFilesAt(path)).toThrow(/^(There is no|\/etc\/hostname is no).+\.$/);
});
