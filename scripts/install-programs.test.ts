import { afterAll, expect, test } from 'bun:test';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { root } from './project.mjs';

const folder = mkdtempSync(join(tmpdir(), 'perch-programs-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Installs a package on a machine whose apt-get notes what it is asked, and fails at `failing`. */
async function install(failing: string) {
  const noted = join(folder, `noted-${failing}`);
  writeFileSync(noted, '');
  const aptGet = `#!/bin/sh
case "$*" in *update*) step=update ;; *) step=install ;; esac
echo "$step" >>'${noted}'
[ "$step" != '${failing}' ]
`;
  writeFileSync(join(folder, 'apt-get'), aptGet, { mode: 0o755 });
  const script = `
    const { aptInstall } = await import('${join(root, 'scripts', 'install-programs.mjs')}');
    await aptInstall(['chromium']).catch(({ message }) => console.log(message));
  `;
  const child = Bun.spawn(['node', '--input-type=module', '-e', script], {
    env: { ...process.env, PATH: `${folder}:${process.env['PATH']}` },
    stdout: 'pipe',
    stderr: 'pipe',
  });
  const [stdout, stderr] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  return { steps: readFileSync(noted, 'utf8').trim().split('\n'), stdout, stderr };
}

test('programs come from the lists of today, not from those that the machine was made with', async () => {
  const { steps, stdout, stderr } = await install('nothing');
  expect(steps).toEqual(['update', 'install']);
  expect({ stdout, stderr }).toEqual({ stdout: '', stderr: '' });
});

test('without the archive the lists that are there are used, and it is said', async () => {
  const { steps, stdout, stderr } = await install('update');
  expect(steps).toEqual(['update', 'install']);
  expect(stderr).toContain('apt-get update failed');
  expect(stderr).toContain('Versions are those of the lists that are there.');
  expect(stdout).toBe('');
});

test('what could not be installed is said', async () => {
  const { stdout } = await install('install');
  expect(stdout).toStartWith('apt-get install --yes --no-install-recommends chromium failed');
});
