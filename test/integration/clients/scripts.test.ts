// @one-stack

import { afterAll, describe, expect, test } from 'bun:test';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { uploadFlags } from '@perch/contract/uploads/options';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { clipboardProgram, scriptsOf } from '../../support/api/client-scripts.ts';
import { send } from '../../support/api/client.ts';
import { approveDomain, requestDomain } from '../../support/api/domains.ts';
import { startServer } from '../../support/servers/server.ts';

const server = await startServer({ BASE_DOMAINS: 'perch.example', MAX_FILE_SIZE: '1MB' });
afterAll(() => server[Symbol.asyncDispose]());
const folder = await mkdtemp(join(tmpdir(), 'perch-clients-'));
afterAll(() => rm(folder, { recursive: true }));

const person = await becomeAdministrator(server);
const { _id, domain } = await requestDomain(server, person, 'shots.perch.example', 'subdomain');
await approveDomain(server, person, _id);

const get = (path: string) => send(server.origin, 'GET', path, { token: person.token });

const runScript = scriptsOf(get, folder);

const shooting = (command: string) => ({
  programs: {
    'wl-copy': clipboardProgram,
    flameshot: `#!/bin/sh\n${command}\n`,
    spectacle: `#!/bin/sh\nshift 4\n(sleep 0.3; printf picture >"$1") &\n`,
  },
});

async function newest() {
  const answer = await get('/api/upload/my?limit=1');
  return (await answer.json()).data.uploads[0];
}

describe('the script for screenshots', () => {
  test('uploads what Flameshot takes, and leaves the link in the clipboard', async () => {
    const ran = await runScript('shell', [], shooting('printf picture'));
    const { publicUrl, originalName } = await newest();
    expect(ran).toMatchObject({ stdout: `${publicUrl}\n`, clipboard: publicUrl, exitCode: 0 });
    expect(originalName).toMatch(/^\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d\.png$/);
    expect(await (await fetch(publicUrl)).text()).toBe('picture');
  });

  test('waits for what Spectacle takes, and asks for the domain', async () => {
    const query = `?domain=${domain}`;
    const ran = await runScript('shell', ['spectacle'], { query, ...shooting('exit 9') });
    expect(ran.exitCode).toBe(0);
    expect(ran.clipboard).toStartWith('https://shots.perch.example/');
    expect((await newest()).publicUrl).toBe(ran.clipboard);
  });

  test('does nothing when the choice is cancelled', async () => {
    const before = await newest();
    const ran = await runScript('shell', [], shooting('exit 2'));
    expect(ran).toEqual({ stdout: '', stderr: '', exitCode: 0, clipboard: '' });
    // Its views are written some seconds after they were counted.
    expect((await newest())._id).toBe(before._id);
  });

  test('says why an upload failed, and leaves the clipboard alone', async () => {
    const big = shooting('head -c 2000000 /dev/zero');
    const ran = await runScript('shell', [], big);
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
      const programs = { 'wl-copy': clipboardProgram };
      const ran = await runScript(client, [path], { programs });
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
    const ran = await runScript('curl', [big, good], { query: `?domain=${domain}` });
    expect(ran.exitCode).toBe(1);
    expect(ran.stdout).toMatch(/^https:\/\/shots\.perch\.example\/\w+\.txt\n$/);
    expect(ran.stderr).toStartWith(`${big}: `);
    expect((await runScript('curl', [])).exitCode).toBe(2);
  });

  test.each(['shell', 'curl'])(
    '%s says what cannot be uploaded, and uploads the rest',
    async (client) => {
      const files = { 'a.txt': 'a', 'b.txt': 'b' };
      const args = ['a.txt', '.', '/nowhere/a.png', 'b.txt'];
      const ran = await runScript(client, args, {
        files,
        programs: { 'wl-copy': clipboardProgram },
      });
      expect(ran.exitCode).toBe(1);
      expect(ran.stderr).toBe(
        '. is a folder; pack it into one file first.\nThere is no file /nowhere/a.png.\n',
      );
      const links = ran.stdout.trim().split('\n');
      const contents = await Promise.all(links.map(async (link) => (await fetch(link)).text()));
      expect(contents).toEqual(['a', 'b']);
      expect(ran.clipboard).toBe(client === 'shell' ? links.join('\n') : '');
    },
  );

  test.each(['shell', 'curl'])('%s uploads nothing of a folder', async (client) => {
    const before = await newest();
    const ran = await runScript(client, [folder], { programs: { 'wl-copy': clipboardProgram } });
    const stderr = `${folder} is a folder; pack it into one file first.\n`;
    expect(ran).toEqual({ stdout: '', stderr, exitCode: 1, clipboard: '' });
    expect((await newest())._id).toBe(before._id);
  });

  test('shell says that there is no such file', async () => {
    const ran = await runScript('shell', ['/nowhere/a.png']);
    expect(ran).toMatchObject({ exitCode: 1, stderr: 'There is no file /nowhere/a.png.\n' });
  });

  test.each(['shell', 'curl'])(
    '%s sends options, its own and those it is called with',
    async (client) => {
      const files = { '--odd.txt': 'odd' };
      const programs = { 'wl-copy': clipboardProgram };
      const run = (args: string[]) =>
        runScript(client, args, { files, programs, query: '?expires=7d&maxDownloads=5' });
      expect((await run(['--odd.txt'])).stderr).toBe('');
      expect(await newest()).toMatchObject({ downloadsLeft: 5, hasPassword: false, link: 'raw' });

      const password = `it's "quoted" \\ $(id) @;é`;
      const name = `named-by-${client}`;
      const args = [
        '--burn',
        '--password',
        password,
        '--slug',
        name,
        '--link',
        'view',
        '--expires',
        '1h',
      ];
      const ran = await run([...args, '--', '--odd.txt']);
      expect(ran).toMatchObject({ stderr: '', exitCode: 0 });
      expect(ran.stdout).toEndWith(`/v/${name}\n`);
      const upload = await newest();
      expect(upload).toMatchObject({ downloadsLeft: 1, burn: true, hasPassword: true });
      expect(Date.parse(upload.expiresAt) - Date.now()).toBeLessThan(3_600_000);
      const headers = { 'Perch-Password': encodeURIComponent(password) };
      const refused = await (await fetch(upload.rawUrl, { headers })).json();
      expect(refused.code).toBe('confirmation_required');

      for (const [wrong, sentence] of [
        [['--expires', 'soon', '--odd.txt'], 'expires must be a time such as 30m'],
        [['--password', '', '--odd.txt'], '--password needs a value.'],
        [['--slug'], '--slug needs a value.'],
        [['--forever', '--odd.txt'], 'Unknown option --forever.'],
        [['--password', 'two\nlines', '--odd.txt'], 'The value of --password must be one line.'],
      ] as const) {
        const failed = await run([...wrong]);
        expect(failed.stderr).toStartWith(sentence);
        expect(failed).toMatchObject({ stdout: '', clipboard: '' });
        expect(failed.exitCode).not.toBe(0);
      }
      expect(await newest()).toEqual(upload);
    },
  );

  test.each(['shell', 'curl'])('%s knows every option of an upload', async (client) => {
    const programs = { 'wl-copy': clipboardProgram };
    const ran = await runScript(client, ['--tags', 'Sea,Holiday', '-'], { programs, input: 'a' });
    expect(ran).toMatchObject({ stderr: '', exitCode: 0 });
    expect((await newest()).tags.toSorted()).toEqual(['Holiday', 'Sea']);
    const script = await (await get(`/api/clients/${client}`)).text();
    for (const { flag } of uploadFlags) expect(script).toContain(`--${flag}`);
    const wrong = await runScript(client, ['--album', 'no-such-album', '-'], { input: 'a' });
    expect(wrong).toMatchObject({ stdout: '', stderr: expect.stringMatching(/album/i) });
  });
});
