// @long

import { describe, expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { beginUpload, visibleUploadBytes } from '../../support/api/slow-upload.ts';
import { upload } from '../../support/api/uploads.ts';
import {
  expectStoredFiles,
  storedFiles,
  unfinishedFiles,
} from '../../support/files/stored-files.ts';
import { openConnection } from '../../support/http/raw-http.ts';
import { usesS3 } from '../../support/servers/installation.ts';
import { startServer, type TestServer } from '../../support/servers/server.ts';
import { letPass, outcomeOf, startClock, waitFor } from '../../support/wait.ts';

async function untilRefusing(server: TestServer) {
  await waitFor('the server to stop accepting', async () => {
    const answer = await fetch(`${server.origin}/readyz`).catch(() => undefined);
    return answer?.status !== 200;
  });
}

describe('a stop', () => {
  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('by %s ends with 0', async (signal) => {
    await using server = await startServer();
    await becomeAdministrator(server);
    expect(await server.stop(signal)).toBe(0);
    expect(await outcomeOf(fetch(`${server.origin}/healthz`))).toThrow();
  });

  test.each([1, 2])('by %d signals lets a running upload end, and keeps it', async (signals) => {
    await using server = await startServer();
    const { token } = await becomeAdministrator(server);
    const content = randomBytes(visibleUploadBytes);
    using slow = await beginUpload(server, token, content);
    // What npm and a terminal do: the group and the child get the signal.
    for (let count = 0; count < signals; count += 1) server.process.child.kill('SIGTERM');
    await untilRefusing(server);
    expect(server.process.child.exitCode).toBeNull();
    const { status, body } = await slow.finish();
    expect(status).toBe(201);
    expect(await server.process.child.exited).toBe(0);

    await server.stop();
    await server.start();
    const answer = await fetch(JSON.parse(body).file.url);
    expect(Buffer.from(await answer.bytes()).equals(content)).toBe(true);
  });

  test('with DRAIN_DELAY is not ready at once, and serves until the delay is over', async () => {
    await using server = await startServer({ DRAIN_DELAY: '2' });
    const { token } = await becomeAdministrator(server);
    server.process.child.kill('SIGTERM');
    const notReady = await waitFor('a server that is not ready', async () => {
      const answer = await fetch(`${server.origin}/readyz`);
      return answer.ok ? undefined : answer;
    });
    expect(notReady.status).toBe(503);
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    const { publicUrl } = await upload(server, token, 'late.txt', 'late');
    expect(await (await fetch(publicUrl)).text()).toBe('late');
    expect(await server.process.child.exited).toBe(0);
  });

  test('lets a running download end', async () => {
    await using server = await startServer();
    const { token } = await becomeAdministrator(server);
    const content = randomBytes(40_000_000);
    const { publicUrl } = await upload(server, token, 'large.bin', content);
    const answer = await fetch(publicUrl);
    const reader = answer.body?.getReader();
    const first = await reader?.read();
    server.process.child.kill('SIGTERM');
    await untilRefusing(server);
    const parts = [Buffer.from(first?.value ?? [])];
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      parts.push(Buffer.from(part.value));
    }
    expect(Buffer.concat(parts).equals(content)).toBe(true);
    expect(await server.process.child.exited).toBe(0);
  });

  test('is not held up by a connection that asks for nothing', async () => {
    await using server = await startServer();
    using idle = await openConnection(server);
    await idle.write(`GET /healthz HTTP/1.1\r\nHost: localhost:${server.port}\r\n\r\n`);
    await waitFor('the first answer', () => idle.received().includes('200 OK'));
    using silent = await openConnection(server);
    const elapsedMs = startClock();
    expect(await server.stop()).toBe(0);
    expect(elapsedMs()).toBeLessThan(25_000);
    expect(silent.received()).toBe('');
  });

  test('by a second signal, more than 2 s later, ends at once and keeps nothing half', async () => {
    await using server = await startServer();
    const { token } = await becomeAdministrator(server);
    await upload(server, token, 'whole.txt', 'whole');
    const before = await storedFiles(server);
    using slow = await beginUpload(server, token, randomBytes(500_000));
    const { child } = server.process;
    child.kill('SIGTERM');
    await untilRefusing(server);
    // The one wait for time: a repetition within 2 s counts as the same signal.
    await letPass(2200);
    expect(child.exitCode).toBeNull();
    const elapsedMs = startClock();
    child.kill('SIGTERM');
    await child.exited;
    expect(elapsedMs()).toBeLessThan(25_000);
    expect(slow.connection.received()).not.toContain('201');
    await server.stop();
    await server.start();
    await expectStoredFiles(server, before);
  });
});

describe('after kill -9 in the middle of an upload', () => {
  test('every acknowledged file is there byte for byte, and nothing half-done', async () => {
    await using server = await startServer();
    const { token } = await becomeAdministrator(server);
    const contents = Array.from({ length: 5 }, (_, index) => randomBytes(100_000 * (index + 1)));
    const kept = await Promise.all(
      contents.map((content, index) => upload(server, token, `${index}.bin`, content)),
    );
    const before = await storedFiles(server);
    using slow = await beginUpload(server, token, randomBytes(20_000_000));
    await server.stop('SIGKILL');
    expect(slow.connection.received()).toBe('');
    const unfinished = await unfinishedFiles(server);
    expect(unfinished).toHaveLength(1);

    await server.start();
    // In a bucket it may be another server's: a job removes it a day later.
    await expectStoredFiles(server, usesS3 ? [...before, ...unfinished] : before);
    for (const [index, { publicUrl, _id }] of kept.entries()) {
      const bytes = await (await fetch(publicUrl)).bytes();
      expect(Buffer.from(bytes).equals(contents[index] ?? Buffer.of())).toBe(true);
      const record = await send(server.origin, 'GET', `/api/upload/${_id}`, { token });
      expect(record.status).toBe(200);
    }
    const list = await send(server.origin, 'GET', '/api/upload/my', { token });
    expect((await list.json()).total).toBe(5);
    expect((await upload(server, token, 'after.txt', 'goes on')).size).toBe(7);
  });

  test('while many small files come in, no acknowledged one is lost', async () => {
    await using server = await startServer();
    const { token } = await becomeAdministrator(server);
    for (let round = 0; round < 3; round += 1) {
      const acknowledged: { url: string; content: string }[] = [];
      const sending = Array.from({ length: 4 }, async (_, lane) => {
        for (let count = 0; count < 1000; count += 1) {
          const content = `${round}-${lane}-${count}`;
          const { publicUrl } = await upload(server, token, 'a.txt', content);
          acknowledged.push({ url: publicUrl, content });
        }
      });
      const ended = Promise.allSettled(sending);
      await waitFor('some uploads', () => acknowledged.length > 20 + round * 13);
      await server.stop('SIGKILL');
      await ended;
      await server.start();
      for (const { url, content } of acknowledged) {
        expect(await (await fetch(url)).text()).toBe(content);
      }
      const names = await storedFiles(server);
      expect(names.filter((name) => /tmp|temp|part/i.test(name))).toEqual([]);
    }
  });
});
