// @one-stack @long

import { describe, expect, test } from 'bun:test';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { buildServer, serverProgram } from '../../../scripts/build-server.mjs';
import { root } from '../../../scripts/project.mjs';
import { newPerson } from '../../support/api/accounts.ts';
import { createTemporaryFolder } from '../../support/files/temporary-folder.ts';
import { freePort } from '../../support/ports.ts';
import { createInstallation } from '../../support/servers/installation.ts';
import { outcomeOf, waitFor } from '../../support/wait.ts';

async function npm(args: string[], env: Record<string, string>, input = '') {
  const child = Bun.spawn(['npm', ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdin: new Blob([input]),
    stdout: 'pipe',
    stderr: 'pipe',
  });
  const text = Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()]);
  return { child, text };
}

/** The command lines of everything that a process has started, directly or not. */
async function commandsBelow(pid: number): Promise<string[]> {
  const lines = (await Bun.$`ps -A -o pid=,ppid=,args=`.text()).split('\n');
  const processes = lines.flatMap((line) => {
    const [, id, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return id ? [{ id: Number(id), parent: Number(parent), command }] : [];
  });
  const below = (parent: number): string[] =>
    processes
      .filter((each) => each.parent === parent)
      .flatMap(({ id, command }) => [command, ...below(id)]);
  return below(pid);
}

describe('npm start', () => {
  test('serves the web app and the API with no process but npm beside it, and hands signals on', async () => {
    await using installation = await createInstallation();
    const port = freePort();
    const { child, text } = await npm(['start'], { PORT: String(port), ...installation.env });
    const origin = `http://localhost:${port}`;
    await waitFor(
      'the first answer',
      async () => (await fetch(`${origin}/readyz`).catch(() => undefined))?.ok,
      { timeoutMs: 60_000 },
    );
    const page = await fetch(`${origin}/`);
    expect(page.headers.get('content-type')).toStartWith('text/html');
    const script = /src="([^"]+\.js)"/.exec(await page.text())?.[1] ?? '';
    const asset = await fetch(new URL(script, origin));
    expect(asset.headers.get('content-type')).toContain('javascript');
    expect((await fetch(`${origin}/api/config`)).status).toBe(200);
    expect(await commandsBelow(child.pid)).toEqual([
      expect.stringMatching(/ server\/dist\/main\.js$/),
    ]);

    child.kill('SIGTERM');
    expect(await child.exited).toBe(0);
    expect(await outcomeOf(fetch(`${origin}/healthz`))).toThrow();
    expect((await text).join('')).toContain(`${origin}/register#setup=`);
  });

  test('passes on that a start was refused', async () => {
    await using installation = await createInstallation();
    const { child, text } = await npm(['start'], { ...installation.env, PORT: 'abc' });
    expect(await child.exited).not.toBe(0);
    expect((await text).join('')).toContain('PORT must be');
  });
});

test('npm run -s perch passes on input, output and exit code', async () => {
  await using installation = await createInstallation();
  const { username, email, password } = newPerson();
  const options = ['--username', username, '--email', email, '--password-stdin'];
  const args = ['run', '-s', 'perch', '--', 'user', 'create', ...options];
  const first = await npm(args, installation.env, password);
  expect((await first.text)[0]).toContain(username);
  expect(await first.child.exited).toBe(0);
  const second = await npm(args, installation.env, password);
  expect(await second.child.exited).toBe(1);
  expect((await second.text)[0]).toBe('');
});

test('the server of a clone reads .env in the folder where it is started, and the environment wins', async () => {
  await buildServer();
  await using folder = await createTemporaryFolder();
  await using installation = await createInstallation({ hasSchema: true });
  await Bun.write(join(folder.path, '.env'), 'SITE_NAME="Name of the file"\nUSER_QUOTA=none\n');
  const nameIn = async (env: Record<string, string>) => {
    const program = join(root, serverProgram);
    const child = Bun.spawn([process.execPath, program, 'settings', 'get', 'name'], {
      cwd: folder.path,
      env: { PATH: process.env['PATH'], ...installation.env, ...env },
    });
    return new Response(child.stdout).text();
  };
  expect(await nameIn({})).toBe('Name of the file\n');
  expect(await nameIn({ SITE_NAME: 'Name of the environment' })).toBe('Name of the environment\n');
});

test('a build of the web app is whole and fits its sources', async () => {
  const dist = join(root, 'web', 'dist');
  expect(await readFile(join(dist, '.source-hash'), 'utf8')).toMatch(/^[0-9a-f]{64}$/);
  expect(await readdir(dist)).toContain('index.html');
});
