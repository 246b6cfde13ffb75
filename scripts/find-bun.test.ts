import { afterEach, beforeEach, expect, test } from 'bun:test';
import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { bunCandidates, findBun } from './find-bun.mjs';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'perch-bun-'));
});
afterEach(() => rm(root, { recursive: true }));

async function put(path: string, bytes: number) {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), '');
  await truncate(join(root, path), bytes);
}

const [installed = '', ...ofPlatform] = bunCandidates('');

test('where install scripts ran, the package holds the binary', async () => {
  await put(installed, 2 * 1024 ** 2);
  expect(findBun(root)).toBe(join(root, installed));
});

test('where they were refused, the placeholder is passed over for the platform’s package', async () => {
  await put(installed, 450);
  const [likeliest = ''] = ofPlatform;
  await put(likeliest, 2 * 1024 ** 2);
  expect(findBun(root)).toBe(join(root, likeliest));
});

test('where there is none, one sentence says so', async () => {
  await put(installed, 450);
  expect(() => findBun(root)).toThrow(/^The bun package has no binary for .+\.$/);
});

test.each([
  ['darwin', 'arm64', ['@oven/bun-darwin-aarch64/bin/bun']],
  ['darwin', 'x64', ['@oven/bun-darwin-x64/bin/bun']],
  ['win32', 'x64', ['@oven/bun-windows-x64/bin/bun.exe']],
] as const)('on %s %s the binary has that name', (platform, arch, names) => {
  const [, ...found] = bunCandidates('', { ...process, platform, arch });
  expect(found).toEqual(names.map((name) => `node_modules/${name}`));
});

test('on Linux both C libraries are thought of', () => {
  const [, ...found] = bunCandidates('', { ...process, platform: 'linux', arch: 'x64' });
  expect(found.toSorted()).toEqual([
    'node_modules/@oven/bun-linux-x64-musl/bin/bun',
    'node_modules/@oven/bun-linux-x64/bin/bun',
  ]);
});
