// @long

import { describe, expect, test } from 'bun:test';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { upload } from '../../support/api/uploads.ts';
import { freePort } from '../../support/ports.ts';
import { createInstallation, usesPostgres } from '../../support/servers/installation.ts';
import { type Ended, runToEnd } from '../../support/servers/process.ts';
import { processorMs } from '../../support/servers/processor-time.ts';
import { startServer } from '../../support/servers/server.ts';

/** A start that is refused: one sentence on standard error, nothing else, and not 0. */
function expectRefusal({ exitCode, stdout, stderr }: Ended, sentence: RegExp) {
  expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(sentence)]);
  expect(stderr).not.toMatch(/\.[jt]s:\d|node_modules|undefined/);
  expect(stdout).toBe('');
  expect(exitCode).toBeGreaterThan(0);
}

describe('a wrong setting stops the start with a sentence about it:', () => {
  test.each([
    ['PORT', 'abc'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['PUBLIC_URL', 'files.example.org'],
    ['PUBLIC_URL', 'ftp://files.example.org'],
    ['PUBLIC_URL', 'https://files.example.org/app'],
    ['DATABASE_URL', 'mysql://localhost/perch'],
    ['DATABASE_URL', 'perch.db'],
    ['MAX_FILE_SIZE', '5 parsecs'],
    ['MAX_FILE_SIZE', '0'],
    ['MAX_FILE_SIZE', '-5MB'],
    ['REGISTRATION', 'sometimes'],
    ['WORKERS', '0'],
    ['WORKERS', 'several'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s', async (name, value) => {
    await using installation = await createInstallation();
    const env = { PORT: String(freePort()), ...installation.env, [name]: value };
    const ended = await runToEnd([], env);
    expectRefusal(ended, new RegExp(`\\b${name} must be \\S`));
  });

  test.each([
    ['PUBLIC_URL', 'https://robin:topsecret@files.example.org'],
    ['DATABASE_URL', 'mysql://robin:topsecret@localhost/perch'],
    ['SECRET_KEY', 'topsecret'],
  ])('%s, without showing the secret in it', async (name, value) => {
    await using installation = await createInstallation();
    const ended = await runToEnd([], { ...installation.env, [name]: value });
    expectRefusal(ended, new RegExp(`\\b${name} must be \\S`));
    expect(ended.stderr).not.toContain('topsecret');
  });

  test('an empty one counts as not given', async () => {
    await using server = await startServer({ REGISTRATION: '', MAX_FILE_SIZE: '' });
    const { data } = await (await fetch(`${server.origin}/api/config`)).json();
    expect(data).toMatchObject({ registration: 'approval', maxFileBytes: 5_242_880_000 });
  });
});

describe('the start is refused with one sentence', () => {
  test('when the port is taken, and the one who has it goes on', async () => {
    await using server = await startServer();
    await using installation = await createInstallation();
    const ended = await runToEnd([], { PORT: String(server.port), ...installation.env });
    expectRefusal(ended, new RegExp(`\\b${server.port}\\b`));
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  });

  test('when another process has the data folder, which goes on', async () => {
    await using server = await startServer();
    const { token } = await becomeAdministrator(server);
    const ended = await runToEnd([], { PORT: String(freePort()), ...server.installation.env });
    expectRefusal(ended, /data folder/i);
    const { publicUrl } = await upload(server, token, 'a.txt', 'still served');
    expect(await (await fetch(publicUrl)).text()).toBe('still served');
  });

  test('when the data folder is a file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'perch-test-'));
    try {
      const path = join(folder, 'file');
      await writeFile(path, '');
      const ended = await runToEnd([], { PORT: String(freePort()), DATA_DIR: path });
      expectRefusal(ended, /\S/);
      expect(ended.stderr).toContain(path);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test('when the database does not answer', async () => {
    await using installation = await createInstallation();
    const DATABASE_URL = `postgres://robin:topsecret@127.0.0.1:${freePort()}/perch`;
    const env = { PORT: String(freePort()), DATA_DIR: installation.dataDir, DATABASE_URL };
    const ended = await runToEnd([], env);
    expectRefusal(
      ended,
      /^Perch: The database perch at 127\.0\.0\.1:\d+ cannot be used: nothing listens there \(ECONNREFUSED\); check host and port in DATABASE_URL/,
    );
    expect(ended.stderr).not.toContain('topsecret');
  });

  const testOnPostgres = usesPostgres ? test : () => {};
  testOnPostgres('when the database refuses its user, or is not there', async () => {
    await using installation = await createInstallation();
    const { DATABASE_URL = '' } = installation.env;
    const [wrong, absent] = [new URL(DATABASE_URL), new URL(DATABASE_URL)];
    wrong.username = 'no-such-user';
    wrong.password = 'topsecret';
    absent.pathname = '/no-such-database';
    for (const [url, sentence] of [
      [wrong, /it rejects the user or the password \(28\w+\); check both in DATABASE_URL/],
      [absent, /it does not exist \(3D000\); create it, or check the name/],
    ] as const) {
      const env = { ...installation.env, PORT: String(freePort()), DATABASE_URL: url.href };
      const ended = await runToEnd([], env);
      expectRefusal(ended, sentence);
      expect(ended.stderr).toContain(`at ${url.hostname}:${url.port || 5432} cannot be used`);
      expect(ended.stderr).not.toContain('topsecret');
    }
  });

  test('when the database is damaged, which stays as it is', async () => {
    await using installation = await createInstallation();
    const path = join(installation.dataDir, 'perch.db');
    const damaged = 'this is no database, '.repeat(1000);
    await writeFile(path, damaged);
    const env = { DATA_DIR: installation.dataDir, DATABASE_URL: `sqlite:${path}` };
    const ended = await runToEnd([], { PORT: String(freePort()), ...env });
    expectRefusal(ended, /perch\.db cannot be used: the file is damaged, or not a database/);
    expect(await readFile(path, 'utf8')).toBe(damaged);
  });
});

describe('the data folder', () => {
  test('is made with its parents and kept from others', async () => {
    await using installation = await createInstallation();
    const dataDir = join(installation.dataDir, 'deep', 'data');
    await mkdir(join(installation.dataDir, 'deep'));
    await using server = await startServer({ DATA_DIR: dataDir });
    await becomeAdministrator(server);
    expect((await stat(dataDir)).mode & 0o077).toBe(0);
    expect((await stat(join(dataDir, 'secret.key'))).mode & 0o177).toBe(0);
  });

  test('keeps the secret key it was given first', async () => {
    await using server = await startServer();
    const key = await readFile(join(server.dataDir, 'secret.key'), 'utf8');
    expect(await server.stop()).toBe(0);
    await server.start();
    expect(await readFile(join(server.dataDir, 'secret.key'), 'utf8')).toBe(key);
    expect(server.output()).not.toContain(key.trim());
  });
});

test('a variable that looks like a misspelt setting is named once in the log', async () => {
  await using server = await startServer({ PULIC_URL: 'https://files.example.org', WORKERS: '2' });
  const lines = server.output().match(/.*setting\.unknown.*/g) ?? [];
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'warn',
    hint: 'PULIC_URL is not a setting: did you mean PUBLIC_URL?',
  });
});

test('the start says where to open it, and computes for less than a second', async () => {
  await using server = await startServer();
  expect(server.output()).toContain(server.origin);
  expect(await server.stop()).toBe(0);
  await server.start();
  expect(await processorMs(server)).toBeLessThan(1000);
});

test('the log holds no token, password or query', async () => {
  await using server = await startServer({ LOG_LEVEL: 'debug' });
  const admin = await becomeAdministrator(server);
  const headers = { authorization: `Bearer ${admin.token}` };
  await fetch(`${server.origin}/api/auth/me?secret-in-query=1`, { headers });
  await fetch(`${server.origin}/api/nothing?secret-in-query=1`, { headers });
  expect(await server.stop()).toBe(0);
  const output = server.output();
  expect(output).not.toContain(admin.token);
  expect(output).not.toContain(admin.password);
  expect(output).not.toContain('secret-in-query');
  for (const line of output.split('\n').filter((text) => text.startsWith('{'))) {
    expect(JSON.parse(line)).toMatchObject({
      level: expect.any(String),
      event: expect.any(String),
    });
  }
});
