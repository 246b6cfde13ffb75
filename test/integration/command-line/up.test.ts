// @one-stack @long

import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { mkdir, readdir, symlink, truncate } from 'node:fs/promises';
import { join } from 'node:path';

import { becomeAdministrator, confirm } from '../../support/api/accounts.ts';
import { makeToken } from '../../support/api/tokens.ts';
import { sha256Of } from '../../support/files/hash.ts';
import { startHeldProxy } from '../../support/proxies/held-proxy.ts';
import { createElsewhere } from '../../support/servers/perch-up.ts';
import { startServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

const MiB = 1024 ** 2;
const server = await startServer({ MAX_FILE_SIZE: '30MB' });
afterAll(() => server[Symbol.asyncDispose]());
const person = await becomeAdministrator(server);
await confirm(server, person);
const { secret } = await makeToken(server, person, { scopes: ['upload'] });
const elsewhere = await createElsewhere();
afterAll(() => elsewhere[Symbol.asyncDispose]());
const env = { PERCH_URL: server.origin, PERCH_TOKEN: secret };

const at = (name: string) => join(elsewhere.folder, name);
const up = (args: string[], more: Record<string, string> = {}, input = '') =>
  elsewhere.run(['up', ...args], { ...env, ...more }, input);
const contentOf = async (link: string | undefined) =>
  new Uint8Array(await (await fetch(link ?? '')).arrayBuffer());

/** A file that tus sends, other bytes each time. */
async function writeLarge(name: string) {
  const bytes = crypto.getRandomValues(new Uint8Array(65536));
  const content = Buffer.alloc(24 * MiB, bytes);
  await Bun.write(at(name), content);
  return { path: at(name), hash: sha256Of(content) };
}

beforeAll(async () => {
  await Bun.write(at('a.txt'), 'first');
  await Bun.write(at('b.txt'), 'second');
});

describe('perch up', () => {
  test('prints a link a line in the order of the files, and nothing else on standard output', async () => {
    const odd = at('b\n\u001b[31m "1" é%22.txt');
    await Bun.write(odd, 'odd');
    const { path, hash } = await writeLarge('large.bin');
    const sent = await up([path, at('a.txt'), odd]);
    expect(sent).toMatchObject({ exitCode: 0, stderr: '' });
    const links = sent.stdout.trim().split('\n');
    expect(links).toHaveLength(3);
    expect(sha256Of(await contentOf(links[0]))).toBe(hash);
    expect(Buffer.from(await contentOf(links[1])).toString()).toBe('first');
    expect(await readdir(elsewhere.state)).toEqual([]);

    const json = await up(['--json', odd, at('missing'), '--expires', '7d', '--tags', 'Sea']);
    expect(json.exitCode).toBe(1);
    const [stored, missing] = json.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(stored).toMatchObject({
      success: true,
      path: odd,
      file: { deletionUrl: expect.stringContaining('/delete/') },
      data: { upload: { originalName: expect.stringContaining('"1" é%22.txt'), tags: ['Sea'] } },
    });
    expect(missing).toEqual({ success: false, path: at('missing'), error: expect.any(String) });
    expect(`${json.stdout}${json.stderr}`).not.toContain('\u001b');
  });

  test('sends standard input, short or long, and folders where it is told to', async () => {
    const short = await up(['-'], {}, 'a paste');
    expect(short).toMatchObject({ exitCode: 0, stderr: '' });
    expect(short.stdout).toMatch(/\.txt\n$/);
    const text = 'x'.repeat(20 * MiB);
    const long = await up(['-', '--name', 'long.log', '--json'], {}, text);
    expect(long).toMatchObject({ exitCode: 0, stderr: '' });
    const { file } = JSON.parse(long.stdout);
    expect(file).toMatchObject({ name: 'long.log', size: text.length });
    expect((await fetch(file.deletionUrl)).status).toBe(200);
    expect(sha256Of(await contentOf(file.url))).toBe(sha256Of(text));
    const endless = await up(['-'], {}, 'x'.repeat(40 * MiB));
    expect(endless).toMatchObject({ exitCode: 4, stdout: '' });

    await mkdir(at('folder/inner'), { recursive: true });
    await Bun.write(at('folder/inner/z.txt'), 'z');
    await Bun.write(at('folder/y.txt'), 'y');
    await symlink('..', at('folder/inner/round'));
    const refused = await up([at('folder')]);
    expect(refused).toMatchObject({ exitCode: 1, stdout: '' });
    expect(refused.stderr).toContain('--recursive');
    expect((await up(['-r', at('folder')])).stdout.trim().split('\n')).toHaveLength(2);
  });

  test('ends with a number that says why nothing was sent', async () => {
    await Bun.write(at('huge.bin'), '');
    await truncate(at('huge.bin'), 31 * MiB);
    Bun.spawnSync(['mkfifo', at('pipe')]);
    const refusals = [
      [[], {}, 2, 'Give the files'],
      [['--bogus', at('a.txt')], {}, 2, '--help'],
      [['--password=secret', at('a.txt')], {}, 2, '--password-file'],
      [['--slug', 'x', at('a.txt'), at('b.txt')], {}, 2, 'one file'],
      [['-', '-'], {}, 2, 'once'],
      [[at('a.txt')], { PERCH_TOKEN: '' }, 3, 'perch login'],
      [[at('a.txt'), at('b.txt')], { PERCH_TOKEN: 'perch_wrong' }, 3, '/settings?tab=tokens'],
      [[at('huge.bin')], {}, 4, '30'],
      [
        [at('a.txt'), '--retry-seconds', '0'],
        { PERCH_URL: 'http://localhost:9' },
        5,
        'Nothing responds',
      ],
      [[at('pipe')], {}, 1, 'is a pipe'],
      [['/dev/zero'], {}, 1, 'is a device'],
      [[at('a.txt'), '--expires', 'soon'], {}, 1, 'expires'],
    ] as const;
    const all = refusals.map(async ([args, more, exitCode, sentence]) => {
      const ended = await up([...args], more);
      expect(ended).toMatchObject({ exitCode, stdout: '' });
      expect(ended.stderr).toContain(sentence);
      expect(ended.stderr.trim().split('\n')).toHaveLength(1);
    });
    await Promise.all(all);
  });

  test('goes on where it was after it was killed, and begins anew for a changed file', async () => {
    await using proxy = await startHeldProxy(server.port);
    const through = { ...env, PERCH_URL: proxy.origin };
    const { path } = await writeLarge('killed.bin');
    const kill = async (signal: NodeJS.Signals) => {
      const before = proxy.passedBytes();
      proxy.letThrough(12 * MiB);
      const { child, stderr } = elsewhere.start(['up', path], through);
      await waitFor('half of the file', () => proxy.passedBytes() - before >= 12 * MiB);
      child.kill(signal);
      return { exitCode: await child.exited, stderr: stderr() };
    };
    await kill('SIGKILL');
    const changed = await writeLarge('killed.bin');
    const interrupted = await kill('SIGINT');
    expect(interrupted.exitCode).toBe(130);
    expect(interrupted.stderr).toContain('run the command again within a day to resume');
    expect(interrupted.stderr).not.toContain('resuming at');

    proxy.letThrough(Number.POSITIVE_INFINITY);
    const before = proxy.passedBytes();
    const ended = await up([path], through);
    expect(ended.exitCode).toBe(0);
    expect(ended.stderr).toContain('resuming at');
    expect(proxy.passedBytes() - before).toBeLessThan(22 * MiB);
    expect(sha256Of(await contentOf(ended.stdout.trim()))).toBe(changed.hash);
  });

  test('outlasts a server that is killed and starts again', async () => {
    await using proxy = await startHeldProxy(server.port);
    const { path, hash } = await writeLarge('restart.bin');
    proxy.letThrough(12 * MiB);
    const { child, stdout } = elsewhere.start(['up', path], { ...env, PERCH_URL: proxy.origin });
    await waitFor('half of the file', () => proxy.passedBytes() >= 12 * MiB);
    await server.stop('SIGKILL');
    proxy.letThrough(Number.POSITIVE_INFINITY);
    await server.start();
    expect(await child.exited).toBe(0);
    expect(sha256Of(await contentOf(stdout().trim()))).toBe(hash);
  });

  test('twice at once sends a file twice', async () => {
    const { path, hash } = await writeLarge('twice.bin');
    const both = await Promise.all([up([path]), up([path])]);
    const links = both.map(({ stdout }) => stdout.trim());
    expect(both.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
    expect(new Set(links).size).toBe(2);
    for (const link of links) expect(sha256Of(await contentOf(link))).toBe(hash);
  });
});
