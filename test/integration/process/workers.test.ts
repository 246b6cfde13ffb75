// @long

import { afterAll, describe, expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import { bearer, send } from '../../support/api/client.ts';
import { beginUpload, visibleUploadBytes } from '../../support/api/slow-upload.ts';
import { makeToken } from '../../support/api/tokens.ts';
import { upload } from '../../support/api/uploads.ts';
import { freePort } from '../../support/ports.ts';
import { createInstallation } from '../../support/servers/installation.ts';
import { runToEnd } from '../../support/servers/process.ts';
import { startServer, type TestServer } from '../../support/servers/server.ts';
import { isAlive, untilWorkers, workersOf } from '../../support/servers/workers.ts';
import { waitFor } from '../../support/wait.ts';

const start = (env: Record<string, string> = {}) => startServer({ WORKERS: '2', ...env });

/** So many requests over connections of their own, which therefore meet every worker. */
function requestAll(url: string, count = 40, token?: string): Promise<Response[]> {
  const headers = { connection: 'close', ...(token !== undefined && bearer(token)) };
  const one = () => fetch(url, { keepalive: false, headers });
  return Promise.all(Array.from({ length: count }, one));
}

async function statuses(url: string, token?: string): Promise<number[]> {
  const answers = await requestAll(url, 40, token);
  await Promise.all(answers.map((answer) => answer.bytes()));
  return [...new Set(answers.map(({ status }) => status))];
}

describe('two workers', () => {
  let server: TestServer;
  const started = start().then((each) => (server = each));
  const admin = started.then(becomeAdministrator);
  afterAll(async () => (await started)[Symbol.asyncDispose]());

  test('serve one port after one start, which prints one set-up link', async () => {
    await started;
    expect(await workersOf(server)).toHaveLength(2);
    await admin;
    expect(server.output().match(/register#setup=/g)).toHaveLength(1);
    expect(server.output().match(/Perch is running/g)).toHaveLength(1);
  });

  test('do not serve what one of them has deleted', async () => {
    const { token } = await admin;
    for (let round = 0; round < 5; round += 1) {
      const { publicUrl, _id } = await upload(server, token, 'a.txt', `round ${round}`);
      expect(await statuses(publicUrl)).toEqual([200]);
      const path = `/api/upload/${_id}`;
      expect((await send(server.origin, 'DELETE', path, { token })).status).toBe(200);
      const gone = async () => (await statuses(publicUrl)).join() === '404';
      await waitFor('the file to be gone everywhere', gone);
    }
  });

  test('refuse a token that one of them has revoked', async () => {
    const person = await admin;
    const fields = { currentPassword: person.password };
    const { secret, token } = await makeToken(server, person, fields);
    // A call that is open to it, and counts against no limit.
    const url = `${server.origin}/api/upload/resumable/${'a'.repeat(32)}`;
    expect(await statuses(url, secret)).toEqual([404]);
    const path = `/api/tokens/${token._id}`;
    expect((await send(server.origin, 'DELETE', path, person)).status).toBe(200);
    const refused = async () => (await statuses(url, secret)).join() === '401';
    await waitFor('it to be refused everywhere', refused, { timeoutMs: 5000 });
  });

  test('count wrong passwords together', async () => {
    await started;
    const body = { email: 'unknown@example.org', password: 'guess' };
    const guess = () =>
      send(server.origin, 'POST', '/api/auth/login', { body, headers: { connection: 'close' } });
    const answers: number[] = [];
    for (let count = 0; count < 14; count += 1) answers.push((await guess()).status);
    expect(answers).toEqual([...Array(10).fill(401), ...Array(4).fill(429)]);
  });

  test('take uploads at the same time, and count them and their views right', async () => {
    const person = await registerApproved(server, await admin);
    const files = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        upload(server, person.token, `${index}.txt`, 'x'.repeat(index)),
      ),
    );
    const me = await fetch(`${server.origin}/api/auth/me`, { headers: bearer(person.token) });
    const { data } = await me.json();
    expect(data.user).toMatchObject({ uploadCount: 60, storage: (59 * 60) / 2 });
    const [first] = files;
    await requestAll(first?.publicUrl ?? '', 40);
    await waitFor('the views', async () => {
      const path = `${server.origin}/api/upload/${first?._id}`;
      const answer = await fetch(path, { headers: bearer(person.token) });
      return (await answer.json()).data.upload.views === 40;
    });
  });

  test('give the metrics of both, whichever is scraped', async () => {
    await started;
    const path = '/api/auth/sessions';
    await requestAll(`${server.origin}${path}`);
    // A worker that does not answer within a second is left out.
    await waitFor('the metrics of both', async () => {
      const counts = await Promise.all(
        (await requestAll(`${server.origin}/metrics`, 10)).map(async (answer) => {
          const text = await answer.text();
          expect(text.match(/^# TYPE perch_requests_total /gm)).toHaveLength(1);
          return /perch_requests_total\{route="\/api\/auth\/sessions",method="GET",status="401"\} (\d+)/.exec(
            text,
          )?.[1];
        }),
      );
      return counts.every((count) => count === '40');
    });
  });

  test('are one server to others: neither its folder nor its port can be shared', async () => {
    await started;
    const own = { ...server.installation.env, PORT: String(freePort()), WORKERS: '2' };
    const folder = await runToEnd([], own);
    expect(folder.stderr).toMatch(/data folder/);
    await using installation = await createInstallation();
    for (const WORKERS of ['1', '2']) {
      const env = { ...installation.env, PORT: String(server.port), WORKERS };
      const { stderr, stdout, exitCode } = await runToEnd([], env);
      expect(stderr.trim()).toBe(`Perch: Port ${server.port} is in use; set PORT to another one.`);
      expect(stdout).toBe('');
      expect(exitCode).toBe(1);
    }
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  });
});

test('a worker that is killed is replaced, while the other serves on', async () => {
  await using server = await start({ USER_QUOTA: '1MB' });
  server.expectErrors(/worker\.ended/);
  const { token } = await becomeAdministrator(server);
  const { publicUrl } = await upload(server, token, 'a.txt', 'still there');
  for (const victim of await untilWorkers(server, 2)) {
    process.kill(victim, 'SIGKILL');
    await waitFor('its end', async () => !(await isAlive(victim)));
    // Connections that waited for this worker may have been cut, and no others.
    await waitFor('an answer', () => fetch(publicUrl).catch(() => undefined));
    expect((await fetch(publicUrl)).status).toBe(200);
    const workers = await waitFor('its replacement', async () => {
      const present = await workersOf(server);
      return present.length === 2 && !present.includes(victim) ? present : undefined;
    });
    expect(workers).toHaveLength(2);
  }
});

test('what a killed worker had set aside of a quota is free again', async () => {
  await using server = await start({ USER_QUOTA: '1MB' });
  server.expectErrors(/worker\.ended/);
  const { token } = await becomeAdministrator(server);
  using _ = await beginUpload(server, token, new Uint8Array(800 * 1024));
  for (const victim of await untilWorkers(server, 2)) process.kill(victim, 'SIGKILL');
  const content = new Uint8Array(1024 ** 2);
  await waitFor('room', () => upload(server, token, 'a.bin', content).catch(() => undefined));
});

test('when their parent is killed the workers end, and a new start finds the way free', async () => {
  await using server = await start();
  const { token } = await becomeAdministrator(server);
  const { fileId } = await upload(server, token, 'a.txt', 'kept');
  const workers = await untilWorkers(server, 2);
  await server.stop('SIGKILL');
  // At once: the new parent waits for the old workers.
  await server.start();
  for (const each of workers) expect(await isAlive(each)).toBe(false);
  expect(await (await fetch(`${server.origin}/f/${fileId}.txt`)).text()).toBe('kept');
});

test('a stop lets requests under way at any worker end', async () => {
  await using server = await start();
  const { token } = await becomeAdministrator(server);
  const content = randomBytes(visibleUploadBytes);
  const slow = [];
  // One after the other: each waits until a file more is there.
  for (let count = 0; count < 3; count += 1) slow.push(await beginUpload(server, token, content));
  server.process.child.kill('SIGTERM');
  await waitFor('the server to stop accepting', async () => {
    const answer = await fetch(`${server.origin}/readyz`).catch(() => undefined);
    return answer?.status !== 200;
  });
  for (const each of slow) expect((await each.finish()).status).toBe(201);
  expect(await server.process.child.exited).toBe(0);
});
