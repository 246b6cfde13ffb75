// @one-stack @long

import { afterAll, describe, expect, test } from 'bun:test';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { requireProgram } from '../../../scripts/system-programs.mjs';
import { becomeAdministrator } from '../../support/api/accounts.ts';
import { clipboardProgram, scriptsOf } from '../../support/api/client-scripts.ts';
import { send } from '../../support/api/client.ts';
import { startServer } from '../../support/servers/server.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const folder = await mkdtemp(join(tmpdir(), 'perch-clients-'));
afterAll(() => rm(folder, { recursive: true }));

const person = await becomeAdministrator(server);
const get = (path: string) => send(server.origin, 'GET', path, { token: person.token });
const runScript = scriptsOf(get, folder);
const files = { 'a.txt': 'a' };

describe('curl', () => {
  test.each(['-', '-v', '--next', '@a;type=x,"b"\\', 'two\nlines\n'])(
    'takes %j in this folder as a file, and as no option',
    async (name) => {
      const ran = await runScript('curl', [name], { files: { [name]: name } });
      expect(ran.stderr).toBe('');
      expect(await (await fetch(ran.stdout.trim())).text()).toBe(name);
    },
  );

  test('uploads standard input for a hyphen, as a text with a page', async () => {
    const input = '<b>a\n';
    const ran = await runScript('curl', ['-', 'a.txt'], { files, input });
    expect(ran).toMatchObject({ stderr: '', exitCode: 0 });
    const [view = '', raw = ''] = ran.stdout.split('\n');
    expect(view).toContain('/v/');
    expect(await (await fetch(view)).text()).toContain('&lt;b&gt;a');
    expect(await (await fetch(raw)).text()).toBe('a');
    const chosen = await runScript('curl', ['--link', 'raw', '-'], { input });
    expect(await (await fetch(chosen.stdout.trim())).text()).toBe(input);
  });

  test('does the same with a .curlrc', async () => {
    const curlrc = 'location\nfail\nwrite-out = "%{http_code} more"\nget\n';
    const ran = await runScript('curl', ['a.txt'], {
      files: { ...files, '.curlrc': curlrc },
      env: { HOME: '.', CURL_HOME: '.' },
    });
    expect(ran).toMatchObject({ stderr: '', exitCode: 0 });
    expect(await (await fetch(ran.stdout.trim())).text()).toBe('a');
  });

  test('that is not there is named', async () => {
    const ran = await runScript('curl', ['a.txt'], { files, without: ['curl'] });
    expect(ran).toMatchObject({ stdout: '', stderr: 'curl is not installed.\n', exitCode: 1 });
  });

  test('hands out nothing as a link that is none', async () => {
    const answers: Record<string, () => Response> = {
      portal: () => new Response('<h1>Sign in to this network</h1>'),
      moved: () => new Response(null, { status: 302, headers: { location: '/elsewhere' } }),
      away: () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
      json: () => Response.json({ success: false, error: 'Not here.' }, { status: 421 }),
    };
    await using other = Bun.serve({
      port: 0,
      fetch: async (request) => {
        await request.arrayBuffer();
        return answers[new URL(request.url).pathname.slice(1)]?.() ?? new Response('?');
      },
    });
    const stderr: Record<string, string> = {};
    for (const name of Object.keys(answers)) {
      const change = (script: string) => script.replace(/^url=.*$/m, `url='${other.url}${name}'`);
      const ran = await runScript('curl', ['a.txt'], { files, change });
      expect(ran.stdout).toBe('');
      expect(ran.exitCode).toBe(1);
      stderr[name] = ran.stderr;
    }
    const noLink = 'The server did not answer with a link; is this the address of Perch?\n';
    expect(stderr).toEqual({
      portal: noLink,
      moved: noLink,
      away: 'curl: (22) The requested URL returned error: 502\n',
      json: 'Not here.\n',
    });
  });
});

describe('the clipboard', () => {
  const broken = '#!/bin/sh\ncat >/dev/null\necho broken >&2\nexit 1\n';
  // It stays, as what keeps a selection does, and would hold up a reader of the script's output.
  const staying = '#!/bin/sh\ncat >/dev/null\nsleep 40 &\necho $! >"$(dirname "$0")/clipboard"\n';

  test.each<[string, Record<string, string>]>([
    ['wl-copy, where it is there', { 'wl-copy': clipboardProgram, xclip: broken }],
    ['xclip, on Wayland without wl-copy', { xclip: clipboardProgram }],
    ['xclip, where wl-copy fails', { 'wl-copy': broken, xclip: clipboardProgram }],
    ['xsel, where there is nothing else', { xsel: clipboardProgram }],
  ])('is filled by %s', async (_name, programs) => {
    const ran = await runScript('shell', ['a.txt'], { files, programs });
    expect(ran).toMatchObject({ stderr: '', exitCode: 0 });
    expect(ran.clipboard).toBe(ran.stdout.trim());
  });

  test('is none on a machine without a desktop, and is missed on one with it', async () => {
    const alone = await runScript('shell', ['a.txt'], { files, env: { WAYLAND_DISPLAY: '' } });
    expect(alone).toMatchObject({ stderr: '', exitCode: 0 });
    const desktop = await runScript('shell', ['a.txt'], { files });
    expect(desktop.stdout).toStartWith('http');
    expect(desktop).toMatchObject({
      stderr: 'The link is not in the clipboard: that needs wl-copy, xclip or xsel.\n',
      exitCode: 0,
    });
  });

  test('is kept by a program that goes on running, and the script ends', async () => {
    const ran = await runScript('shell', ['a.txt'], { files, programs: { xclip: staying } });
    expect(ran).toMatchObject({ stderr: '', exitCode: 0 });
    // Still there; one that has ended cannot be told to.
    expect(process.kill(Number(ran.clipboard), 'SIGTERM')).toBe(true);
  });

  test('and the picture are those of macOS there', async () => {
    const programs = {
      uname: '#!/bin/sh\necho Darwin\n',
      screencapture: '#!/bin/sh\n[ "$1" = -i ] && printf picture >"$2"\n',
      pbcopy: clipboardProgram,
    };
    const ran = await runScript('shell', [], { programs, env: { WAYLAND_DISPLAY: '' } });
    expect(ran).toMatchObject({ stderr: '', exitCode: 0 });
    expect(ran.clipboard).toBe(ran.stdout.trim());
    expect(await (await fetch(ran.clipboard)).text()).toBe('picture');
  });
});

describe('as programs of a shell', () => {
  requireProgram('shells');
  test.each(['shell', 'curl'])('%s has nothing that ShellCheck would mend', async (client) => {
    const path = join(folder, `${client}-checked.sh`);
    await writeFile(path, await (await get(`/api/clients/${client}`)).text());
    const { stdout, exitCode } = Bun.spawnSync(['shellcheck', path]);
    expect(stdout.toString()).toBe('');
    expect(exitCode).toBe(0);
  });

  test.each(['dash', 'busybox sh'])('they run in %s', async (shell) => {
    for (const client of ['shell', 'curl']) {
      const ran = await runScript(client, ['a;b.txt'], {
        files: { 'a;b.txt': 'a' },
        shell: shell.split(' '),
        programs: { xclip: clipboardProgram },
      });
      expect(ran).toMatchObject({ stderr: '', exitCode: 0 });
      expect(await (await fetch(ran.stdout.trim())).text()).toBe('a');
    }
  });
});
