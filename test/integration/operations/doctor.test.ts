// @long

import { afterAll, describe, expect, test } from 'bun:test';
import { chmod, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import {
  becomeAdministrator,
  registerApproved,
  registerPending,
} from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { storedFiles } from '../../support/files/stored-files.ts';
import { createTemporaryFolder } from '../../support/files/temporary-folder.ts';
import { freePort } from '../../support/ports.ts';
import { createInstallation, usesPostgres } from '../../support/servers/installation.ts';
import { runToEnd } from '../../support/servers/process.ts';
import { startServer } from '../../support/servers/server.ts';
import { startMailServer } from '../../support/services/mail.ts';
import { waitFor } from '../../support/wait.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);

const perch = (args: string[], env = {}, input = '') =>
  runToEnd(args, { ...server.installation.env, ...env }, input);

/** Runs `perch doctor`; every line is one mark, a subject and one sentence, problems come first. */
async function doctor(env: Record<string, string> = {}, ...options: string[]) {
  const { exitCode, stdout, stderr } = await perch(['doctor', ...options], env);
  expect(stderr).toBe('');
  const lines = stdout.trimEnd().split('\n');
  for (const line of lines) expect(line).toMatch(/^[✓!✗] [^:]+: \S.+$/);
  const marks = lines.map(([mark]) => mark);
  expect(marks.join('')).toMatch(/^✗*!*✓*$/);
  expect(exitCode).toBe(marks.includes('✗') ? 1 : 0);
  return { exitCode, text: stdout, lines };
}

describe('perch doctor', () => {
  test('beside a running server finds nothing wrong, and leaves nothing behind', async () => {
    const before = await storedFiles(server);
    const { exitCode, text } = await doctor();
    expect(exitCode).toBe(0);
    for (const about of ['configuration', 'data folder', 'storage', 'free space', 'DNS']) {
      expect(text).toContain(`✓ ${about}: `);
    }
    expect(text).toMatch(/✓ database: (SQLite|PostgreSQL) responds, its schema is up to date/);
    expect(text).toMatch(/✓ clock: 20\d\d-/);
    expect(text).toMatch(/✓ load: no request was refused for it since 20\S+Z/);
    expect(text).toContain('! mail: SMTP_URL is not set');
    expect(await storedFiles(server)).toEqual(before);
  });

  test('tells by --jobs when every job ran last, and else that they are on time', async () => {
    const text = await waitFor('the first runs of the jobs', async () => {
      const found = (await doctor({}, '--jobs')).text;
      return /✓ job sessions: last run/.test(found) && found;
    });
    expect(text).toMatch(/✓ job sessions: last run 20\S+Z, \d+ ms/);
    const short = (await doctor()).text;
    expect(short).toMatch(/✓ jobs: \d+ of \d+ are on time; --jobs lists them/);
    expect(short).not.toContain('✓ job ');
  });

  test('names a variable that looks like a misspelt setting', async () => {
    const { exitCode, text } = await doctor({ PULIC_URL: 'https://files.example.org' });
    expect(exitCode).toBe(0);
    expect(text).toContain('! PULIC_URL: it is not a setting; did you mean PUBLIC_URL?');
  });

  test('tells a sandbox that the system forbids from one that is not installed', async () => {
    await using folder = await createTemporaryFolder();
    // Both are found, and neither can begin anything.
    for (const name of ['bwrap', 'unshare']) {
      await writeFile(join(folder.path, name), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    }
    const PATH = `${folder.path}:${process.env['PATH']}`;
    const contained = await doctor({ PATH, container: 'podman' });
    expect(contained.text).toMatch(
      /! thumbnails: .* bubblewrap is installed, but the container does not let it/,
    );
    expect(contained.text).not.toContain('install it');
  });

  test('names a wrong setting and what it accepts', async () => {
    const { lines } = await doctor({ PORT: 'eighty' });
    expect(lines).toEqual([
      '✗ configuration: PORT must be a number from 1 to 65535; it is "eighty".',
    ]);
  });

  test('never shows a secret', async () => {
    const secret = 'never-to-be-seen';
    const { text } = await doctor({
      SMTP_URL: `smtp://perch:${secret}@127.0.0.1:${freePort()}`,
      SECRET_KEY: secret.repeat(3),
    });
    expect(text).toMatch(/✗ mail: 127\.0\.0\.1:\d+ cannot be used \(.*ECONNREFUSED/);
    expect(text).not.toContain(secret);
    const database = `postgres://perch:${secret}@127.0.0.1:${freePort()}/perch`;
    const unreachable = await doctor({ DATABASE_URL: database });
    expect(unreachable.text).toMatch(
      /✗ database: the database perch at 127\.0\.0\.1:\d+ cannot be used: nothing listens there \(ECONNREFUSED\); check /,
    );
    expect(unreachable.text).not.toContain(secret);
  });

  test('knows whether mail can be sent, with the right password and with a wrong one', async () => {
    await using post = await startMailServer({ user: 'perch', password: 'right-password' });
    expect((await doctor({ SMTP_URL: post.url })).text).toContain('✓ mail: 127.0.0.1:');
    // As it was written, and encoded.
    await using special = await startMailServer({ user: 'perch', password: 'p@ss#1/%?' });
    for (const encoded of ['p@ss%231%2F%25%3F', 'p%40ss%231%2F%25%3F']) {
      const url = special.url.replace(/:[^:]*@(?=127)/, `:${encoded}@`);
      expect((await doctor({ SMTP_URL: url })).text).toContain('✓ mail: 127.0.0.1:');
    }
    const wrong = post.url.replace('right-password', 'wrong-password');
    const { text } = await doctor({ SMTP_URL: wrong });
    expect(text).toMatch(/✗ mail: .*535/);
    expect(text).not.toContain('wrong-password');
  });

  test('names an address whose password is not encoded, and shows no piece of it', async () => {
    const rest = '1-never-to-be-seen@mail.example.com';
    for (const [name, scheme] of [
      ['SMTP_URL', 'smtp'],
      ['DATABASE_URL', 'postgres'],
      ['IMPORT_DATABASE_URL', 'mysql'],
    ] as const) {
      const { exitCode, lines } = await doctor({ [name]: `${scheme}://user:p@ss#${rest}` });
      expect(exitCode).toBe(1);
      expect(lines).toHaveLength(1);
      expect(lines[0]).toStartWith(`✗ configuration: ${name} must be `);
      expect(lines[0]).toEndWith('In the user and the password, write # as %23.');
      expect(lines[0]).not.toMatch(/p@ss|ss#|never|mail\.example/);
    }
    const start = await perch([], { SMTP_URL: `smtp://user:p@ss#${rest}` });
    expect(start.exitCode).not.toBe(0);
    const printed = `${start.stdout}${start.stderr}`;
    expect(printed).toContain('SMTP_URL must be');
    expect(printed).not.toMatch(/p@ss|ss#|never|mail\.example/);
  });

  test('shows mail that waits, and why', async () => {
    await using post = await startMailServer();
    await post.stop();
    await using perchWithMail = await startServer({ SMTP_URL: post.url });
    await becomeAdministrator(perchWithMail);
    await registerPending(perchWithMail);
    const text = await waitFor('a failed attempt', async () => {
      const env = { ...perchWithMail.installation.env, SMTP_URL: post.url };
      const { stdout } = await runToEnd(['doctor'], env);
      return stdout.includes('the last error') && stdout;
    });
    expect(text).toMatch(/! mail queue: 1 waiting; the last error: .*ECONNREFUSED/);
  });

  test('tells how many requests were refused as too much was under way', async () => {
    // None is like another, and each takes a while.
    const list = '- *some* words of a [list](https://example.org/)\n'.repeat(500);
    const statuses = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const body = { content: `${index}\n\n${list}` };
        const { token } = admin;
        const answer = await send(server.origin, 'POST', '/api/pastes/preview', { token, body });
        await answer.text();
        return answer.status;
      }),
    );
    const refused = statuses.filter((status) => status === 503).length;
    expect(refused).toBeGreaterThan(1);
    // Written every few seconds, meanwhile it is less.
    await waitFor('the number of all', async () => {
      const { exitCode, text: told } = await doctor();
      expect(exitCode).toBe(0);
      return told.includes(`! load: ${refused} requests were refused since 20`);
    });
  });

  test('tells that a trusted proxy names no client', async () => {
    const trusting = { TRUSTED_PROXIES: '127.0.0.1,::1' };
    await using behindProxy = await startServer(trusting);
    const diagnose = async () => {
      const { stdout } = await runToEnd(['doctor'], {
        ...behindProxy.installation.env,
        ...trusting,
      });
      return stdout;
    };
    const ask = (forwardedFor: string) =>
      send(behindProxy.origin, 'GET', '/api/config', {
        headers: { 'x-forwarded-for': forwardedFor },
      });
    await ask('203.0.113.9:52311');
    expect(await diagnose()).toContain('✓ TRUSTED_PROXIES: no request without');
    for (const forwardedFor of ['unknown', '203.0.113.9, _hidden', ', ,']) await ask(forwardedFor);
    await waitFor('the warning', async () =>
      /! TRUSTED_PROXIES: (127\.0\.0\.1|::1) sent X-Forwarded-For/.test(await diagnose()),
    );
    expect(behindProxy.output().match(/proxy\.client_unknown/g)).toHaveLength(1);
    expect(behindProxy.output()).not.toContain('_hidden');
  });

  test('tells of a proxy that is not trusted, as the log and the overview do', async () => {
    await using behindProxy = await startServer();
    const operator = await becomeAdministrator(behindProxy);
    const user = await registerApproved(behindProxy, operator);
    const diagnose = async (more = {}) => {
      const { stdout } = await runToEnd(['doctor'], { ...behindProxy.installation.env, ...more });
      return stdout;
    };
    const ask = (path: string, { token }: { token?: string }, headers = {}) =>
      send(behindProxy.origin, 'GET', path, { ...(token !== undefined && { token }), headers });
    const noticed = async () =>
      (await (await ask('/api/admin/notices', operator)).json()).data.untrustedProxy;
    expect(await noticed()).toBeNull();
    expect(await diagnose()).not.toContain('TRUSTED_PROXIES');

    for (let time = 0; time < 20; time += 1) {
      await ask('/api/config', {}, { 'x-forwarded-for': `203.0.113.${time}` });
    }
    const { address, setting } = await waitFor('the notice', noticed);
    expect(['127.0.0.1', '::1']).toContain(address);
    expect(setting).toBe(`TRUSTED_PROXIES=${address}`);
    expect(await diagnose()).toContain(`! TRUSTED_PROXIES: ${address} sends X-Forwarded-For and`);
    expect(await diagnose()).toContain(`set ${setting} (docs/proxies/README.md#trusted_proxies)`);
    expect(behindProxy.output().match(/proxy\.untrusted/g)).toHaveLength(1);
    expect(behindProxy.output()).toContain(`set ${setting}: docs/proxies/`);
    expect(behindProxy.output()).not.toContain('203.0.113.');
    expect((await ask('/api/admin/notices', user)).status).toBe(403);

    // The setting is followed.
    const trusting = { TRUSTED_PROXIES: address };
    expect(await diagnose(trusting)).toContain('✓ TRUSTED_PROXIES: ');
    Object.assign(behindProxy.env, trusting);
    await behindProxy.stop();
    await behindProxy.start();
    expect(await noticed()).toBeNull();
  });

  test('finds a host that does not exist', async () => {
    const { text } = await doctor({ PUBLIC_URL: 'https://perch.invalid' });
    expect(text).toMatch(/✗ DNS: perch\.invalid cannot be found .* PUBLIC_URL/);
  });

  test('before the first start makes nothing', async () => {
    await using installation = await createInstallation();
    const dataDir = join(installation.dataDir, 'not-yet');
    const { text } = await doctor({ ...installation.env, DATA_DIR: dataDir });
    expect(text).toContain(`! data folder: ${dataDir} does not exist yet`);
    expect(text).toContain('! database: ');
    expect(await readdir(installation.dataDir)).toEqual([]);
  });

  // A file that is no database is SQLite's alone.
  const testOnSqlite = usesPostgres ? () => {} : test;
  testOnSqlite('says so when the database is none', async () => {
    await using installation = await createInstallation();
    await writeFile(join(installation.dataDir, 'perch.db'), 'this is not a database '.repeat(100));
    const { text } = await doctor(installation.env);
    expect(text).toMatch(
      /✗ database: .*perch\.db cannot be used: the file is damaged, or not a database/,
    );
  });

  test('says so when others can read the secret key', async () => {
    const path = join(server.dataDir, 'secret.key');
    await chmod(path, 0o644);
    expect((await doctor()).text).toContain(`! secret key: other users`);
    await chmod(path, 0o600);
    expect((await doctor()).text).not.toContain('secret key');
  });
});

describe('perch user list', () => {
  test('shows every account in columns, and as JSON without hashes', async () => {
    const person = await registerPending(server, 'listed');
    const { stdout, exitCode } = await perch(['user', 'list']);
    expect(exitCode).toBe(0);
    const [head, ...rows] = stdout.trimEnd().split('\n');
    expect(head).toMatch(/^USERNAME +EMAIL +ROLE +STATUS +UPLOADS +STORAGE +JOINED$/);
    expect(rows.find((row) => row.includes(admin.email))).toMatch(/admin +approved/);
    const row = rows.find((line) => line.includes(person.username));
    expect(row?.indexOf(person.email)).toBe(head?.indexOf('EMAIL'));

    const json = await perch(['user', 'list', '--json']);
    const users: { email: string }[] = JSON.parse(json.stdout);
    expect(users.map(({ email }) => email)).toContain(person.email);
    expect(json.stdout).not.toMatch(/argon2|hash/);
  });
});

describe('perch user reset-password', () => {
  const login = (email: string, password: string) =>
    send(server.origin, 'POST', '/api/auth/login', { body: { email, password } });

  test('sets the password, and ends every session and the API token', async () => {
    const person = await registerApproved(server, admin);
    const answer = await send(server.origin, 'GET', '/api/auth/token', person);
    const { apiToken } = (await answer.json()).data;
    const args = ['user', 'reset-password', '--email', person.email, '--password-stdin'];
    const { exitCode, stdout } = await perch(args, {}, 'given by the operator\n');
    expect(exitCode).toBe(0);
    expect(stdout).not.toContain('given by the operator');
    expect((await send(server.origin, 'GET', '/api/auth/me', person)).status).toBe(401);
    const list = await send(server.origin, 'GET', '/api/upload/my', { token: apiToken });
    expect(list.status).toBe(401);
    expect((await login(person.email, person.password)).status).toBe(401);
    expect((await login(person.email, 'given by the operator')).status).toBe(200);
  });

  test('refuses an unknown email and a short password, and changes nothing', async () => {
    for (const [email, password] of [
      ['unknown@example.org', 'long enough'],
      [admin.email, '12345'],
      [admin.email, ''],
    ] as const) {
      const args = ['user', 'reset-password', '--email', email, '--password-stdin'];
      const { exitCode, stderr } = await perch(args, {}, password);
      expect(exitCode).toBe(1);
      expect(stderr.trim().split('\n')).toHaveLength(1);
    }
    expect((await login(admin.email, admin.password)).status).toBe(200);
  });
});
