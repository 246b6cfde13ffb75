import { afterAll, describe, expect, test } from 'bun:test';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { becomeAdministrator } from '../support/accounts.ts';
import { send } from '../support/client.ts';
import { approveDomain, requestDomain } from '../support/domains.ts';
import { startServer } from '../support/server.ts';

const server = await startServer({ BASE_DOMAINS: 'perch.example', MAX_FILE_SIZE: '1MB' });
afterAll(() => server[Symbol.asyncDispose]());
const folder = await mkdtemp(join(tmpdir(), 'perch-clients-'));
afterAll(() => rm(folder, { recursive: true }));

const person = await becomeAdministrator(server);
const { _id, domain } = await requestDomain(server, person, 'shots.perch.example', 'subdomain');
await approveDomain(server, person, _id);

const get = (path: string) => send(server.origin, 'GET', path, { token: person.token });

/** Runs a client's script as a person would, with these programs in front of the system's own. */
async function runScript(client: string, args: string[], query = '', programs = {}) {
  const place = await mkdtemp(join(folder, 'run-'));
  const files = Object.entries<string>({
    [`${client}.sh`]: await (await get(`/api/clients/${client}${query}`)).text(),
    ...programs,
  });
  for (const [name, text] of files) {
    await writeFile(join(place, name), text);
    await chmod(join(place, name), 0o700);
  }
  const child = Bun.spawn([join(place, `${client}.sh`), ...args], {
    cwd: place,
    env: { PATH: `${place}:${process.env['PATH']}`, WAYLAND_DISPLAY: 'wayland-0' },
    stdout: 'pipe',
    stderr: 'pipe',
  });
  const [stdout, stderr, exitCode] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  const clipboard = Bun.file(join(place, 'clipboard'));
  return {
    stdout,
    stderr,
    exitCode,
    clipboard: (await clipboard.exists()) ? await clipboard.text() : '',
  };
}

const clipboardProgram = '#!/bin/sh\ncat >"$(dirname "$0")/clipboard"\n';
const shooting = (command: string) => ({
  'wl-copy': clipboardProgram,
  flameshot: `#!/bin/sh\n${command}\n`,
  spectacle: `#!/bin/sh\nshift 4\n(sleep 0.3; printf picture >"$1") &\n`,
});

async function newest() {
  const answer = await get('/api/upload/my?limit=1');
  return (await answer.json()).data.uploads[0];
}

describe('the script for screenshots', () => {
  test('uploads what Flameshot takes, and leaves the link in the clipboard', async () => {
    const ran = await runScript('shell', [], '', shooting('printf picture'));
    const { publicUrl, originalName } = await newest();
    expect(ran).toMatchObject({ stdout: `${publicUrl}\n`, clipboard: publicUrl, exitCode: 0 });
    expect(originalName).toMatch(/^\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d\.png$/);
    expect(await (await fetch(publicUrl)).text()).toBe('picture');
  });

  test('waits for what Spectacle takes, and asks for the domain', async () => {
    const query = `?domain=${domain}`;
    const ran = await runScript('shell', ['spectacle'], query, shooting('exit 9'));
    expect(ran.exitCode).toBe(0);
    expect(ran.clipboard).toStartWith('https://shots.perch.example/');
    expect((await newest()).publicUrl).toBe(ran.clipboard);
  });

  test('does nothing when the choice is cancelled', async () => {
    const before = await newest();
    const ran = await runScript('shell', [], '', shooting('exit 2'));
    expect(ran).toEqual({ stdout: '', stderr: '', exitCode: 0, clipboard: '' });
    expect(await newest()).toEqual(before);
  });

  test('says why an upload failed, and leaves the clipboard alone', async () => {
    const big = shooting('head -c 2000000 /dev/zero');
    const ran = await runScript('shell', [], '', big);
    expect(ran).toMatchObject({ stdout: '', exitCode: 1, clipboard: '' });
    expect(ran.stderr).toBe('Files may be up to 1.00 MB.\n');
  });
});

describe('the scripts for files', () => {
  test.each(['shell', 'curl'])('%s takes any name', async (client) => {
    for (const name of [
      'plain.txt',
      'with space;type=a,b.txt',
      '"quoted" \\ $(id).txt',
      '-a=ü.txt',
    ]) {
      const path = join(folder, name);
      await writeFile(path, name);
      const ran = await runScript(client, [path], '', { 'wl-copy': clipboardProgram });
      expect(ran.stderr).toBe('');
      const { publicUrl } = await newest();
      expect(ran.stdout).toBe(`${publicUrl}\n`);
      expect(await (await fetch(publicUrl)).text()).toBe(name);
    }
  });

  test('curl takes several, goes on after a failure and tells of it', async () => {
    const [good, big] = [join(folder, 'good.txt'), join(folder, 'big.bin')];
    await writeFile(good, 'good');
    await writeFile(big, Buffer.alloc(2_000_000));
    const ran = await runScript('curl', [big, good], `?domain=${domain}`);
    expect(ran.exitCode).toBe(1);
    expect(ran.stdout).toMatch(/^https:\/\/shots\.perch\.example\/\w+\.txt\n$/);
    expect(ran.stderr).toStartWith(`${big}: `);
    expect((await runScript('curl', [])).exitCode).toBe(2);
  });

  test('shell says that there is no such file', async () => {
    const ran = await runScript('shell', ['/nowhere/a.png']);
    expect(ran).toMatchObject({ exitCode: 1, stderr: 'There is no file /nowhere/a.png.\n' });
  });
});
