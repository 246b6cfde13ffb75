import { afterEach, beforeEach, expect, test } from 'bun:test';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { outcomeOf } from '../../../test/support/wait.ts';
import { openSecret } from './secret-key.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'perch-secret-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a key is made once, for its owner alone, however many open it at once', async () => {
  const opened = await Promise.all(Array.from({ length: 20 }, () => openSecret(undefined, folder)));
  expect(new Set(opened.map((secret) => secret.fingerprint())).size).toBe(1);
  expect(await readdir(folder)).toEqual(['secret.key']);
  expect((await stat(join(folder, 'secret.key'))).mode & 0o777).toBe(0o600);
  const again = await openSecret(undefined, folder);
  expect(again.fingerprint()).toBe(opened[0]?.fingerprint() ?? '');
});

test('an empty key is no key', async () => {
  await writeFile(join(folder, 'secret.key'), '\n');
  expect(await outcomeOf(openSecret(undefined, folder))).toThrow('secret.key is empty');
  expect(await readFile(join(folder, 'secret.key'), 'utf8')).toBe('\n');
});

test('a configured key is used as it is, and none is made', async () => {
  const secret = await openSecret('a configured key', folder);
  expect(secret.derive('setup', '')).not.toBe('');
  expect(await readdir(folder)).toEqual([]);
});
