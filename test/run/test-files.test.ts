import { expect, test } from 'bun:test';

import { allTestFiles, suiteNames, suitesOf, testFilesAt } from './test-files.ts';

test.each([
  ['test/run/report.test.ts', ['unit']],
  ['web/src/ui/form/field.test.tsx', ['components']],
  ['server/src/storage/s3/driver.test.ts', ['s3']],
  ['server/src/storage/disk/disk.test.ts', ['integration:sqlite']],
  ['server/src/modules/archives/zip/zip-programs.test.ts', ['long']],
  ['test/faults/kill.test.ts', ['faults']],
  ['test/e2e/app/languages.spec.ts', ['phones', 'walks']],
  ['test/e2e/app/missing-parts.spec.ts', ['walks', 'oldest']],
  ['test/e2e/support/test.ts', []],
  ['test/e2e/docs/site.spec.ts', ['docs-desktop', 'docs-phone']],
  ['site/site.test.ts', ['docs']],
  ['test/integration/api/cors.test.ts', ['integration:sqlite']],
  ['test/integration/accounts/profile.test.ts', ['integration:sqlite', 'second-stack']],
  ['test/integration/albums/at-once.test.ts', ['integration:sqlite', 'integration:postgres']],
  ['test/integration/s3/bucket.test.ts', ['integration:postgres']],
  ['test/integration/s3/faults.test.ts', ['second-stack']],
  ['server/src/app.ts', []],
  ['elsewhere/a.test.ts', []],
  ['../other/test/a.test.ts', []],
] as const)('%p belongs to %p', (path, expected) => {
  expect(suitesOf(path)).toEqual([...expected]);
});

test('every test file of the project belongs to a suite, and none is listed twice', () => {
  const files = allTestFiles();
  expect(files).toContain('test/run/test-files.test.ts');
  expect(files.filter((path) => path.includes('node_modules'))).toEqual([]);
  expect(new Set(files).size).toBe(files.length);
});

test('every suite has files', () => {
  const all = new Set(allTestFiles().flatMap(suitesOf));
  expect([...all].toSorted()).toEqual(suiteNames.toSorted());
});

test('files on one stack ask for no other', async () => {
  const files = allTestFiles().filter((path) => path.startsWith('test/integration/'));
  const texts = await Promise.all(files.map((path) => Bun.file(path).text()));
  const onOne = texts.filter((text) => /^\/\/ .*@one-stack/.test(text));
  expect(onOne.length).toBeGreaterThan(50);
  for (const text of onOne) {
    expect(text).not.toMatch(/usesPostgres|usesS3|support\/database|runStatement/);
  }
});

test('a tag is one of those that have a meaning', async () => {
  const known = ['@one-stack', '@both-stacks', '@long', '@slow', '@desktop', '@oldest'];
  const texts = await Promise.all(allTestFiles().map((path) => Bun.file(path).text()));
  const tags = texts.flatMap((text) => /^\/\/ (@.*)/.exec(text)?.[1]?.split(' ') ?? []);
  expect([...new Set(tags)].toSorted()).toEqual(known.toSorted());
});

test('a path may be written in several ways', () => {
  expect(testFilesAt('./test/run/../run/test-files.test.ts')).toEqual([
    'test/run/test-files.test.ts',
  ]);
  expect(testFilesAt(import.meta.path)).toEqual(['test/run/test-files.test.ts']);
  expect(testFilesAt('test/run/')).toContain('test/run/test-files.test.ts');
});

test.each(['..', '/etc/hostname', 'docs', 'no/such/folder/'])('%p has no tests to run', (path) => {
  expect(() => testFilesAt(path)).toThrow(/^(There is no|\/etc\/hostname is no).+\.$/);
});
