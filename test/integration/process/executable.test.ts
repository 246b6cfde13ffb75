// @one-stack @long

import { afterAll, expect, test } from 'bun:test';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { compileExecutable } from '../../../scripts/build-executable.mjs';
import { requireWebApp } from '../../../scripts/build-web.mjs';
import { root } from '../../../scripts/project.mjs';
import { bearer } from '../../support/api/client.ts';
import { jpeg, sizeOf } from '../../support/files/pictures.ts';
import { freePort } from '../../support/ports.ts';
import { waitFor } from '../../support/wait.ts';

requireWebApp();

// Nothing is in it but the executable, and nothing of this process's environment reaches it.
const folder = await mkdtemp(join(tmpdir(), 'perch-executable-'));
afterAll(() => rm(folder, { recursive: true }));
const executable = join(folder, 'perch');
const given = process.env['PERCH_TEST_EXECUTABLE'];
await (given ? cp(resolve(root, given), executable) : compileExecutable({ file: executable }));

function start(args: string[], env: Record<string, string> = {}, input = '') {
  return Bun.spawn([executable, ...args], {
    cwd: folder,
    env,
    stdin: new Blob([input]),
    stdout: 'pipe',
    stderr: 'pipe',
  });
}

/** Runs a command that has to succeed, and gives what it has printed. */
async function run(args: string[], input = ''): Promise<string> {
  const child = start(args, {}, input);
  const [stdout, stderr] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  expect({ exitCode: await child.exited, stderr }).toEqual({ exitCode: 0, stderr: '' });
  return stdout.trim();
}

test('the executable alone serves pages, files and thumbnails, and has the commands', async () => {
  expect(await run(['version'])).toMatch(/^perch \d+\.\d+\.\d+/);
  expect(await run(['help'])).toContain('perch user create');

  const port = freePort();
  const origin = `http://localhost:${port}`;
  const server = start(['serve'], { PORT: String(port) });
  const output = Promise.all([
    new Response(server.stdout).text(),
    new Response(server.stderr).text(),
  ]);
  try {
    await waitFor(
      'the first answer',
      async () => (await fetch(`${origin}/readyz`).catch(() => undefined))?.ok,
      { timeoutMs: 60_000 },
    );
    await expectWebApp(origin);
    const account = ['--username', 'robin', '--admin', '--email', 'robin@example.org'];
    await run(['user', 'create', ...account, '--password-stdin'], 'correct horse battery');
    const token = await run(['token', 'create', '--username', 'robin', '--name', 'phone']);
    await expectUpload(origin, /perch_\S+/.exec(token)?.[0] ?? token);
  } finally {
    server.kill('SIGTERM');
  }
  expect(await server.exited).toBe(0);
  const [stdout, stderr] = await output;
  expect(stdout).toContain(`${origin}/register#setup=`);
  expect(stderr).toMatch(/"event":"thumbnails.isolated","by":"(?:bubblewrap|user namespaces)"/);
  expect(stderr).not.toMatch(/"level":"(?:warn|error)"/);
  expect((await readdir(folder)).toSorted()).toEqual(['data', 'perch']);
}, 120_000);

async function expectWebApp(origin: string) {
  const page = await fetch(`${origin}/login`);
  expect(page.headers.get('content-type')).toStartWith('text/html');
  const script = /src="([^"]+\/app-[^"]+\.js)"/.exec(await page.text())?.[1] ?? '';
  const answers = ['br', 'identity'].map((coding) =>
    fetch(new URL(script, origin), { headers: { 'accept-encoding': coding } }),
  );
  const [packed, plain] = await Promise.all(answers);
  expect(packed?.headers.get('content-encoding')).toBe('br');
  expect(packed?.headers.get('cache-control')).toContain('immutable');
  expect(packed?.headers.get('content-type')).toContain('javascript');
  expect(await packed?.text()).toBe(await plain?.text());
}

async function expectUpload(origin: string, token: string) {
  const picture = await jpeg(1200, 800);
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(picture)]), 'photo.jpg');
  const answer = await fetch(`${origin}/api/upload`, {
    method: 'POST',
    headers: bearer(token),
    body,
  });
  expect(answer.status).toBe(201);
  const { publicUrl, thumbnailUrl } = (await answer.json()).data.upload;
  expect(Bun.hash(await (await fetch(publicUrl)).bytes())).toBe(Bun.hash(picture));
  const thumbnail = await (await fetch(thumbnailUrl)).arrayBuffer();
  expect(await sizeOf(thumbnail)).toEqual({ width: 480, height: 320, format: 'webp' });
}

test('a data folder that cannot be made stops the start with one sentence', async () => {
  const child = start([], { DATA_DIR: join(executable, 'data'), PORT: String(freePort()) });
  expect(await child.exited).toBe(1);
  expect(await new Response(child.stderr).text()).toMatch(
    /^Perch: The data folder .+ DATA_DIR .+\n$/,
  );
});
