import { afterAll, expect, test } from 'bun:test';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { waitFor } from '../test/support/wait.ts';
import { root } from './project.mjs';

const folder = mkdtempSync(join(tmpdir(), 'perch-start-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs start.sh where `node` is this shell script. */
function start(name: string, node: string) {
  const bin = mkdtempSync(join(folder, `${name}-`));
  writeFileSync(join(bin, 'node'), `#!/bin/sh\n${node}`, { mode: 0o755 });
  return Bun.spawn(['sh', 'scripts/start.sh'], {
    cwd: root,
    env: { ...process.env, PATH: `${bin}:${process.env['PATH']}` },
    stdout: 'pipe',
    stderr: 'pipe',
  });
}

test('a signal ends the preparation, and nothing is started after it', async () => {
  const begun = join(folder, 'begun');
  const child = start('slow', `echo $$ >'${begun}'\nexec sleep 600\n`);
  await waitFor('the preparation', () => existsSync(begun) && Bun.file(begun).size > 0);
  const preparing = Number(await Bun.file(begun).text());
  child.kill('SIGTERM');
  expect(await child.exited).toBe(128 + 15);
  await waitFor('its end', () => !isAlive(preparing));
  expect(await new Response(child.stdout).text()).toBe('');
});

test('a preparation that fails is the end, with its exit code', async () => {
  const child = start('failing', 'echo "It cannot be built." >&2\nexit 3\n');
  expect(await child.exited).toBe(3);
  expect(await new Response(child.stderr).text()).toBe('It cannot be built.\n');
});

test('the server is started in place of the shell', async () => {
  const program = join(folder, 'server');
  writeFileSync(program, '#!/bin/sh\necho "$$ $1"\n', { mode: 0o755 });
  const child = start('ready', `case "$1" in *find-bun*) echo '${program}' ;; esac\n`);
  expect(await child.exited).toBe(0);
  expect(await new Response(child.stdout).text()).toBe(`${child.pid} server/dist/main.js\n`);
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
