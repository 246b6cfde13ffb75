// @both-stacks @long

import { expect, test } from 'bun:test';
import { connect, createServer, type Socket } from 'node:net';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { freePort } from '../../support/ports.ts';
import { createDatabase, usesPostgres } from '../../support/servers/installation.ts';
import { startServer } from '../../support/servers/server.ts';
import { letPass, waitFor } from '../../support/wait.ts';

/** A way to a database that can be cut. */
async function startTcpProxy(port: number) {
  const sockets = new Set<Socket>();
  const way = createServer((inner) => {
    const outer = connect(port, '127.0.0.1');
    for (const socket of [inner, outer]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => sockets.delete(socket));
    }
    inner.pipe(outer);
    outer.pipe(inner);
  });
  const own = freePort();
  await new Promise<void>((resolve) => {
    way.listen(own, '127.0.0.1', resolve);
  });
  /** As when the other end says goodbye, or as when it is suddenly gone. */
  const cut = (how: 'closed' | 'reset') => {
    for (const socket of sockets) {
      if (how === 'closed') socket.destroy();
      else socket.resetAndDestroy();
    }
  };
  return {
    port: own,
    cut,
    [Symbol.dispose]() {
      way.close();
      cut('reset');
    },
  };
}

// A SQLite is part of the process.
const testOnPostgres = usesPostgres ? test : () => {};

async function startServerBehindWay() {
  const { url, drop } = await createDatabase();
  const way = await startTcpProxy(Number(new URL(url).port));
  const cuttable = new URL(url);
  cuttable.port = String(way.port);
  const server = await startServer({ DATABASE_URL: cuttable.href });
  return {
    url,
    way,
    server,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      way[Symbol.dispose]();
      await drop();
    },
  };
}

testOnPostgres('a connection lost in the middle of a query fails that call alone', async () => {
  await using installed = await startServerBehindWay();
  const { url, way, server } = installed;
  const { token } = await becomeAdministrator(server);
  const database = new Bun.SQL(url, { max: 2 });
  try {
    const holding = await database.reserve();
    await holding`begin`;
    await holding`lock table users in access exclusive mode`;
    const waiting = send(server.origin, 'GET', '/api/upload/my', { token });
    await waitFor('a query that waits for the lock', async () => {
      const [found] = await database`select count(*)::int as count from pg_locks where not granted`;
      return found.count > 0;
    });
    way.cut('closed');
    await expectFailure(await waiting, 503, 'busy');
    await holding`rollback`;
    holding.release();
    await waitFor('an answer', async () => {
      return (await send(server.origin, 'GET', '/api/upload/my', { token })).ok;
    });
    expect(server.process.child.exitCode).toBeNull();
  } finally {
    await database.close();
  }
});

testOnPostgres('connections that are lost again and again never end the server', async () => {
  await using installed = await startServerBehindWay();
  const { way, server } = installed;
  const { token } = await becomeAdministrator(server);
  const call = () => send(server.origin, 'GET', '/api/upload/my', { token });
  for (let round = 0; round < 40; round += 1) {
    const answers = Array.from({ length: 30 }, call);
    await letPass(Math.random() * 20);
    way.cut(round % 2 === 0 ? 'closed' : 'reset');
    for (const answer of await Promise.all(answers)) expect([200, 503]).toContain(answer.status);
  }
  expect(server.process.child.exitCode).toBeNull();
  await waitFor('an answer', async () => (await call()).ok);
});
