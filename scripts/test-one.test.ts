import { afterAll, expect, test } from 'bun:test';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { root } from './project.mjs';

// A machine that has Node and no program of the tests.
const bin = mkdtempSync(join(tmpdir(), 'perch-bin-'));
afterAll(() => rmSync(bin, { recursive: true }));
symlinkSync(Bun.which('node') ?? '', join(bin, 'node'));

async function testOne(args: string[], path = process.env['PATH']) {
  const child = Bun.spawn([join(bin, 'node'), join(root, 'scripts', 'test-one.mjs'), ...args], {
    cwd: root,
    env: { ...process.env, PATH: path },
    stdout: 'pipe',
    stderr: 'pipe',
  });
  const [stdout, stderr] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  return { exitCode: await child.exited, output: `${stdout}${stderr}` };
}

test('runs the file that is named, and no other', async () => {
  const { exitCode, output } = await testOne(['scripts/find-bun.test.ts']);
  expect(exitCode).toBe(0);
  expect(output).toContain('across 1 file');
});

test.each([
  [
    'a file that does not exist',
    'test/no-such.test.ts',
    'There is no file test/no-such.test.ts.\n',
  ],
  ['a file without tests', 'README.md', 'README.md is no file of tests.\n'],
])('%s is refused in one sentence', async (_, file, sentence) => {
  expect(await testOne([file])).toEqual({ exitCode: 1, output: sentence });
});

test('no file at all is refused with how to name one', async () => {
  const { exitCode, output } = await testOne([]);
  expect(exitCode).toBe(1);
  expect(output).toBe(
    'Name a file of tests: npm run test:one <file>, or npm run test:one -- --postgres <file>\n',
  );
});

test('a program that is missing is named in one sentence, before anything runs', async () => {
  const { exitCode, output } = await testOne(['test/integration/domains/caddy.test.ts'], bin);
  expect(exitCode).toBe(1);
  expect(output).toMatch(/^Caddy is not installed; on Debian run: apt-get install caddy\n$/);
});
