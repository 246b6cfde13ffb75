import { expect, test } from 'bun:test';
import { dirname } from 'node:path';

import { findBase, testsNamedBy, testsOf } from './changed.ts';
import { allTestFiles } from './test-files.ts';

const below = (folder: string) => allTestFiles().filter((file) => file.startsWith(`${folder}/`));

test.each([
  ['server/src/modules/domains/check.ts', ['test/integration/domains', 'test/e2e/domains']],
  ['server/src/modules/uploads/receive/form.ts', ['test/integration/uploads/receive']],
  ['contract/src/albums/albums.ts', ['test/integration/albums', 'test/e2e/albums']],
  ['web/src/drop-page/page.tsx', ['test/e2e/requests']],
  ['server/src/storage/disk/disk.ts', ['test/faults', 'test/integration/archives']],
  ['server/src/storage/s3/s3.ts', ['server/src/storage/s3', 'test/integration/s3']],
  ['deploy/compose.yaml', ['test/packages']],
  ['server/src/new-thing.ts', ['test/integration']],
  ['web/src/new-thing.tsx', ['test/e2e']],
])('a change of %s can break the tests of %j', async (path, folders) => {
  const tests = await testsOf([path]);
  expect(tests).toEqual(expect.arrayContaining(folders.flatMap(below)));
  expect(tests.length).toBeGreaterThan(0);
});

test('a change of one module leaves the tests of others alone', async () => {
  const tests = await testsOf(['server/src/modules/domains/check.ts']);
  expect(tests.filter((file) => !file.includes('/domains/'))).toEqual([]);
});

test('a change of the web app leaves the tests of the server alone', async () => {
  const tests = await testsOf(['web/src/features/uploads/list/list.tsx']);
  expect(tests).toEqual(expect.arrayContaining(below('test/e2e/uploads/list')));
  expect(tests.filter((file) => !file.startsWith('test/e2e/'))).toEqual([]);
});

test('a change of support can break the tests that import it, by way of others too', async () => {
  expect(await testsOf(['test/support/no-such-file.ts'])).toEqual([]);
  const byServer = await testsOf(['test/support/servers/installation.ts']);
  expect(byServer).toContain('test/integration/albums/albums.test.ts');
  expect(byServer).not.toContain('test/e2e/albums/album-page.spec.ts');
});

test('a change of a test file can break itself, and of a page nothing but what reads it', async () => {
  const file = 'test/integration/albums/albums.test.ts';
  expect(await testsOf([file])).toEqual([file]);
  expect(await testsOf(['docs/features.md'])).toEqual([
    ...below('site'),
    ...below('test/e2e/docs'),
    ...below('test/integration/command-line'),
  ]);
});

test('a change of what all stand on can break everything, and names nothing', async () => {
  expect(await testsOf(['package-lock.json'])).toEqual(allTestFiles());
  expect(await testsNamedBy(['package-lock.json', 'server/src/new-thing.ts'])).toEqual([]);
});

test('no folder of the sources is without tests', async () => {
  const sources = await Array.fromAsync(
    new Bun.Glob('{server,web,contract}/src/**/*.{ts,tsx}').scan('.'),
  );
  const oneOfEach = [...new Map(sources.map((path) => [dirname(path), path])).values()];
  const found = await Promise.all(
    oneOfEach.map(async (path) => ({ path, tests: await testsOf([path]) })),
  );
  expect(found.filter(({ tests }) => tests.length === 0)).toEqual([]);
});

test('what a change is compared with is a commit', async () => {
  expect(await findBase()).toMatch(/^[0-9a-f]{40}$/);
});
