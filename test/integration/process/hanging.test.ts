// @one-stack @long

import { describe, expect, test } from 'bun:test';
import { join } from 'node:path';

import { root } from '../../../scripts/project.mjs';
import { becomeAdministrator } from '../../support/api/accounts.ts';
import { beginUpload } from '../../support/api/slow-upload.ts';
import { upload } from '../../support/api/uploads.ts';
import { startServer, type TestServer } from '../../support/servers/server.ts';
import { isAlive, untilWorkers, workersOf } from '../../support/servers/workers.ts';
import { waitFor } from '../../support/wait.ts';

/** After SIGUSR2 the event loop of a process of this server hangs. */
const start = (env: Record<string, string> = {}) =>
  startServer({
    BUN_OPTIONS: `--preload ${join(root, 'test/support/servers/hang-on-signal.ts')}`,
    ...env,
  });

/** Two workers, and both of them have started: the greeting comes after that. */
async function startTwo(env: Record<string, string> = {}) {
  const server = await start({ WORKERS: '2', ...env });
  await waitFor('both workers', () => server.output().includes('Perch is running'), patiently);
  return server;
}

const hungExitCode = 70;
const patiently = { timeoutMs: 60_000 };

/** Requests over connections of their own; what a hanging process has taken is asked again. */
const answerOf = (url: string) =>
  waitFor(
    'an answer',
    () =>
      fetch(url, { keepalive: false, signal: AbortSignal.timeout(2000) }).catch(() => undefined),
    patiently,
  );

const replacementOf = (server: TestServer, victim: number) =>
  waitFor(
    'the replacement of a worker that hangs',
    async () => {
      const present = await workersOf(server);
      return present.length === 2 && !present.includes(victim) && present;
    },
    patiently,
  );

describe('one process', () => {
  test('that spins ends with an exit code of its own, says why, and has lost nothing', async () => {
    await using server = await start({ HANG_BY_SPINNING: '1' });
    server.expectErrors(/process\.hung/);
    const { token } = await becomeAdministrator(server);
    const { publicUrl } = await upload(server, token, 'a.txt', 'still there');
    expect(await server.stop('SIGUSR2')).toBe(hungExitCode);
    expect(server.output().match(/"event":"process\.hung"/g)).toHaveLength(1);
    await server.start();
    expect(await (await fetch(publicUrl)).text()).toBe('still there');
  });

  test('that hangs does not ignore SIGTERM for ever', async () => {
    await using server = await start();
    server.expectErrors(/process\.hung/);
    server.process.child.kill('SIGUSR2');
    await waitFor('the event loop to hang', async () => {
      const probe = fetch(`${server.origin}/healthz`, { signal: AbortSignal.timeout(500) });
      return !(await probe.catch(() => undefined));
    });
    expect(await server.stop('SIGTERM')).toBe(hungExitCode);
  });

  test('that was stopped for longer than it may hang goes on', async () => {
    await using server = await start();
    const { child } = server.process;
    child.kill('SIGSTOP');
    const stoppedAt = performance.now();
    await waitFor('a long pause', () => performance.now() - stoppedAt > 13_000, patiently);
    child.kill('SIGCONT');
    expect((await answerOf(`${server.origin}/readyz`)).status).toBe(200);
    expect(child.exitCode).toBeNull();
    expect(server.output()).not.toContain('process.hung');
  });
});

describe('two workers', () => {
  test.each(['SIGSTOP', 'SIGUSR2'] as const)(
    'replace one that hangs after %s, serve on meanwhile, and release the quota it had reserved',
    async (signal) => {
      await using server = await startTwo({ USER_QUOTA: '1MB' });
      server.expectErrors(/worker\.(hung|ended)/);
      const { token } = await becomeAdministrator(server);
      const { publicUrl } = await upload(server, token, 'a.txt', 'still there');
      using _ = await beginUpload(server, token, new Uint8Array(800 * 1024));
      for (const victim of await untilWorkers(server, 2)) {
        process.kill(victim, signal);
        expect((await answerOf(publicUrl)).status).toBe(200);
        await replacementOf(server, victim);
        expect(await isAlive(victim)).toBe(false);
      }
      expect(server.output().match(/"event":"worker\.hung"/g)).toHaveLength(2);
      // Both have their successors: what the upload had of the quota is free, not after a minute.
      const content = new Uint8Array(1000 * 1024);
      await waitFor('room', () => upload(server, token, 'a.bin', content).catch(() => undefined));
    },
  );

  test('end in time after SIGTERM, though both of them hang', async () => {
    await using server = await startTwo();
    server.expectErrors(/worker\.(hung|ended)/);
    for (const each of await untilWorkers(server, 2)) process.kill(each, 'SIGUSR2');
    expect(await server.stop('SIGTERM')).toBe(0);
    // By itself a stop would have ended them after forty seconds, without this.
    expect(server.output().match(/"event":"worker\.hung"/g)).toHaveLength(2);
  });

  test('stay when all of them and their parent process were stopped for long', async () => {
    await using server = await startTwo();
    const workers = await untilWorkers(server, 2);
    const all = [server.process.child.pid, ...workers];
    for (const each of all) process.kill(each, 'SIGSTOP');
    const stoppedAt = performance.now();
    await waitFor('a long pause', () => performance.now() - stoppedAt > 13_000, patiently);
    for (const each of all) process.kill(each, 'SIGCONT');
    expect((await answerOf(`${server.origin}/readyz`)).status).toBe(200);
    expect(await workersOf(server)).toEqual(workers);
    expect(server.output()).not.toContain('hung');
  });
});

test('a parent process that hangs ends, its workers after it, and the next start finds the port free', async () => {
  await using server = await startTwo();
  server.expectErrors(/process\.hung/);
  const workers = await untilWorkers(server, 2);
  expect(await server.stop('SIGUSR2')).toBe(hungExitCode);
  await server.start();
  for (const each of workers) expect(await isAlive(each)).toBe(false);
});
