import { afterAll, describe, expect, test } from 'bun:test';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { waitFor } from '../test/support/wait.ts';
import { root } from './project.mjs';

const folder = mkdtempSync(join(tmpdir(), 'perch-start-'));
afterAll(() => rmSync(folder, { recursive: true }));

const sources = ['scripts', 'contract/src', 'messages', 'server/src', 'web'];

/** A project that has all that start.sh looks at, and a runtime that says how it was called. */
function makeProject(name: string) {
  const project = mkdtempSync(join(folder, `${name}-`));
  for (const each of [...sources, 'node_modules', 'server/dist', 'web/dist']) {
    mkdirSync(join(project, each), { recursive: true });
  }
  copyFileSync(join(root, 'scripts/start.sh'), join(project, 'scripts/start.sh'));
  for (const each of [
    'package.json',
    'package-lock.json',
    'server/dist/main.js',
    'web/dist/index.html',
  ]) {
    writeFileSync(join(project, each), '');
  }
  const program = join(project, 'runtime');
  writeFileSync(program, '#!/bin/sh\necho "$$ $1"\n', { mode: 0o755 });
  const ready = join(project, 'node_modules/.perch-ready');
  const setReady = (seconds: number) => {
    writeFileSync(ready, `${program}\n`);
    utimesSync(ready, seconds, seconds);
  };
  return { project, program, ready, setReady };
}

/** Runs start.sh where `node` is this shell script. */
function start(node: string, { project } = makeProject('project')) {
  const bin = mkdtempSync(join(folder, 'bin-'));
  writeFileSync(join(bin, 'node'), `#!/bin/sh\n${node}`, { mode: 0o755 });
  return Bun.spawn(['sh', 'scripts/start.sh'], {
    cwd: project,
    env: { ...process.env, PATH: `${bin}:${process.env['PATH']}` },
    stdout: 'pipe',
    stderr: 'pipe',
  });
}

test('a signal ends the preparation, and nothing is started after it', async () => {
  const begun = join(folder, 'begun');
  const child = start(`echo $$ >'${begun}'\nexec sleep 600\n`);
  await waitFor('the preparation', () => existsSync(begun) && Bun.file(begun).size > 0);
  const preparing = Number(await Bun.file(begun).text());
  child.kill('SIGTERM');
  expect(await child.exited).toBe(128 + 15);
  await waitFor('its end', () => !isAlive(preparing));
  expect(await new Response(child.stdout).text()).toBe('');
});

test('a preparation that fails is the end, with its exit code', async () => {
  const child = start('echo "It cannot be built." >&2\nexit 3\n');
  expect(await child.exited).toBe(3);
  expect(await new Response(child.stderr).text()).toBe('It cannot be built.\n');
});

test('the server is started in place of the shell, by the runtime that was found', async () => {
  const made = makeProject('ready');
  const child = start(`echo '${made.program}' >'${made.ready}'\n`, made);
  expect(await child.exited).toBe(0);
  expect(await new Response(child.stdout).text()).toBe(`${child.pid} server/dist/main.js\n`);
});

describe('a second start', () => {
  const later = () => Date.now() / 1000 + 60;
  const isPrepared = async (made: ReturnType<typeof makeProject>) =>
    (await start('exit 3\n', made).exited) === 3;

  test('prepares nothing while nothing has changed', async () => {
    const made = makeProject('same');
    made.setReady(later());
    expect(await isPrepared(made)).toBe(false);
  });

  test.each(['package.json', 'package-lock.json', ...sources])(
    'looks again when %s has changed',
    async (changed) => {
      const made = makeProject('changed');
      const path = join(made.project, changed);
      const file = changed.endsWith('.json') ? path : join(path, 'a.ts');
      writeFileSync(file, '');
      made.setReady(statSync(file).ctimeMs / 1000 - 0.001);
      expect(await isPrepared(made)).toBe(true);
    },
  );

  test.each(['server/dist/main.js', 'web/dist/index.html', 'runtime'])(
    'looks again when %s is gone',
    async (gone) => {
      const made = makeProject('gone');
      made.setReady(later());
      rmSync(join(made.project, gone));
      expect(await isPrepared(made)).toBe(true);
    },
  );
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
