// @one-stack @long

import { afterAll, describe, expect, test } from 'bun:test';
import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { becomeAdministrator, confirm } from '../../support/api/accounts.ts';
import { makeToken } from '../../support/api/tokens.ts';
import { createElsewhere } from '../../support/servers/perch-up.ts';
import { startServer } from '../../support/servers/server.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const person = await becomeAdministrator(server);
await confirm(server, person);
const { secret } = await makeToken(server, person, { scopes: ['upload'] });

/** Answers everything as it is told, and keeps what it is asked. */
function startImpostor(answer: (request: Request) => Response) {
  const seen: string[] = [];
  const impostor = Bun.serve({
    port: 0,
    fetch(request) {
      seen.push(`${request.method} ${request.url} ${request.headers.get('authorization') ?? ''}`);
      return answer(request);
    },
  });
  return {
    origin: `http://localhost:${impostor.port}`,
    seen,
    [Symbol.asyncDispose]: () => impostor.stop(true),
  };
}

describe('perch login', () => {
  test('keeps a token that the server accepts, for this user alone, until perch logout', async () => {
    await using elsewhere = await createElsewhere();
    const login = await elsewhere.run(['login', server.origin], {}, `${secret}\n`);
    expect(login).toMatchObject({ exitCode: 0, stdout: '' });
    expect(login.stderr).not.toContain(secret);
    const file = join(elsewhere.config, 'servers.json');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(elsewhere.config)).mode & 0o777).toBe(0o700);
    expect(await readdir(elsewhere.config)).toEqual(['servers.json']);

    const who = await elsewhere.run(['whoami']);
    expect(who).toMatchObject({ exitCode: 0, stderr: '' });
    expect(who.stdout).toContain(server.origin);
    expect((await elsewhere.run(['login', '--list'])).stdout).toBe(`* ${server.origin}\n`);

    // An address of any page is that of the server.
    const out = await elsewhere.run(['logout', `${server.origin}/settings?tab=tokens`]);
    expect(out.exitCode).toBe(0);
    expect(await Bun.file(file).text()).not.toContain(secret);
    const after = await elsewhere.run(['whoami']);
    expect(after).toMatchObject({ exitCode: 3, stdout: '' });
    expect(after.stderr).toContain('perch login');
  });

  test('refuses all but tokens of this server, and keeps nothing', async () => {
    await using elsewhere = await createElsewhere();
    const { secret: reading } = await makeToken(server, person, { scopes: ['files:read'] });
    const refusals = [
      [['login', server.origin, secret], '', 2, 'as an argument'],
      [['login', server.origin, `--token=${secret}`], '', 2, 'as an argument'],
      [['login', server.origin], '', 2, 'nothing in standard input'],
      [['login', server.origin], 'two words', 3, 'is not a token'],
      [['login', server.origin], 'perch_wrong', 3, `${server.origin}/settings?tab=tokens`],
      [['login', server.origin], reading, 3, 'scope upload'],
      [['login', 'ftp://localhost'], secret, 2, 'https://'],
      [['login', 'http://robin:secret@localhost'], secret, 2, 'user name or password'],
      [['login', 'http://localhost:9'], secret, 5, 'Nothing responds'],
      [['login', server.origin.replace('http:', 'https:')], secret, 5, 'TLS'],
      [['login', server.origin, '--token-file', '/nowhere'], '', 2, '/nowhere'],
      [['login'], secret, 2, 'Give the server'],
      [['login', '--bogus'], secret, 2, '--help'],
    ] as const;
    const all = refusals.map(async ([args, input, exitCode, sentence]) => {
      const ended = await elsewhere.run([...args], {}, input);
      expect(ended).toMatchObject({ exitCode, stdout: '' });
      expect(ended.stderr).toContain(sentence);
      expect(ended.stderr.trim().split('\n')).toHaveLength(1);
      expect(ended.stderr).not.toContain(secret);
    });
    await Promise.all(all);
    expect(await readdir(join(elsewhere.config, '..'))).toEqual([]);
  });

  test('gives a token to no other host, and to nothing that is no Perch', async () => {
    await using elsewhere = await createElsewhere();
    await using other = startImpostor(() => new Response('{}'));
    await using redirecting = startImpostor(
      ({ url }) =>
        new Response(null, {
          status: 307,
          headers: { location: `${other.origin}${new URL(url).pathname}` },
        }),
    );
    await using page = startImpostor(() => new Response('\u001b[31m<html>', { status: 200 }));
    const endless = () => new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(65536)) });
    await using flood = startImpostor(() => new Response(endless()));
    for (const [impostor, sentence] of [
      [redirecting, other.origin],
      [page, 'not Perch'],
      [flood, 'not Perch'],
    ] as const) {
      const ended = await elsewhere.run(['login', impostor.origin], {}, secret);
      expect(ended).toMatchObject({ exitCode: 5, stdout: '' });
      expect(ended.stderr).toContain(sentence);
      expect(ended.stderr).not.toContain('\u001b');
      expect(impostor.seen.join('\n')).not.toContain(secret);
    }
    // Scripts name a server without signing in: it gets its token, and no other does.
    const env = { PERCH_URL: redirecting.origin, PERCH_TOKEN: secret };
    await Bun.write(join(elsewhere.folder, 'a.txt'), 'a');
    const up = await elsewhere.run(['up', join(elsewhere.folder, 'a.txt')], env);
    expect(up).toMatchObject({ exitCode: 5, stdout: '' });
    const named = await elsewhere.run(['whoami', '--server', page.origin], env);
    expect(named).toMatchObject({ exitCode: 3, stdout: '' });
    expect(page.seen.join('\n')).not.toContain(secret);
    expect(other.seen).toEqual([]);
  });

  test('says so where the file of tokens is broken, or open to others', async () => {
    await using elsewhere = await createElsewhere();
    expect((await elsewhere.run(['login', server.origin], {}, secret)).exitCode).toBe(0);
    const file = join(elsewhere.config, 'servers.json');
    await chmod(file, 0o644);
    const open = await elsewhere.run(['whoami']);
    expect(open).toMatchObject({ exitCode: 3, stdout: '' });
    expect(open.stderr).toContain('chmod 600');
    await Bun.write(file, '{"default":');
    await chmod(file, 0o600);
    const broken = await elsewhere.run(['whoami']);
    expect(broken).toMatchObject({ exitCode: 3, stdout: '' });
    expect(broken.stderr).toContain('is damaged');
    const nowhere = { XDG_CONFIG_HOME: '', HOME: '/dev/null' };
    expect((await elsewhere.run(['login', server.origin], nowhere, secret)).exitCode).toBe(1);
  });
});
