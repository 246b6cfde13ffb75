// A program beside the tests of a run: starts servers, and lends each to one test after the other. The run starts it
// with the path of its socket (test/run/suites.ts); `shared-server.ts` is its client.
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

import { newPerson } from '../api/accounts.ts';
import { firstRow, runStatement } from '../database/database.ts';
import { writeAccount } from '../database/written-accounts.ts';
import { startServer, type TestServer } from './server.ts';
import type { Lease, Verdict } from './shared-server.ts';

// Each takes a hundred megabytes.
const idleMax = 8;

interface Idle {
  kind: string;
  server: TestServer;
}

/** The latest returned last. */
const idle: Idle[] = [];
const lent = new Set<TestServer>();

/** The kind of a server: its settings. */
const kindOf = (env: Record<string, string>) => JSON.stringify(Object.entries(env).toSorted());

async function takeServer(env: Record<string, string>): Promise<TestServer> {
  const kind = kindOf(env);
  const place = idle.findLastIndex((each) => each.kind === kind);
  const [found] = place < 0 ? [] : idle.splice(place, 1);
  const server = found?.server ?? (await startUsed(env));
  lent.add(server);
  return server;
}

/** A server that has an administrator already: no test sees it as after its first start. */
async function startUsed(env: Record<string, string>): Promise<TestServer> {
  const server = await startServer(env);
  await server.untilStarted();
  await writeAccount(server, { ...newPerson('keeper'), role: 'admin' });
  return server;
}

/** Why no other test may get it, if there is a reason. */
async function findFault(server: TestServer): Promise<string | undefined> {
  // A process that was killed is noticed a moment later: it is asked.
  const answer = await fetch(`${server.origin}/readyz`).catch(() => undefined);
  if (!answer?.ok) return `The server does not answer any more: ${server.output()}`;
  const row = await firstRow(server, 'select count(*) as count from settings where name <> ?', '');
  if (Number(row?.['count']) === 0) return undefined;
  return 'The test has changed settings, which are those of other tests as well: take startServer';
}

/** Makes it ready for another test. */
async function takeBack(server: TestServer): Promise<Verdict> {
  const fault = await findFault(server);
  lent.delete(server);
  if (fault !== undefined) {
    await discard(server);
    return { fault };
  }
  // Failed attempts of one test from this address must not count for the next one.
  await runStatement(server, 'delete from attempts');
  idle.push({ kind: kindOf(server.env), server });
  const [longestIdle] = idle.length > idleMax ? idle.splice(0, 1) : [];
  if (longestIdle) await discard(longestIdle.server);
  return {};
}

/** Its log has been looked at by those who had it. */
async function discard(server: TestServer): Promise<void> {
  lent.delete(server);
  server.expectErrors(/^/);
  await server.stop('SIGKILL').catch(() => {});
  await server[Symbol.asyncDispose]().catch(() => {});
}

/** One connection is one loan: it asks with the settings, and says at last whether the server may go on. */
async function lend(socket: Socket): Promise<void> {
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  const say = (message: Lease | Verdict) => socket.write(`${JSON.stringify(message)}\n`);
  let server: TestServer | undefined;
  try {
    const asked = await lines.next();
    if (asked.done) return;
    server = await takeServer(JSON.parse(asked.value));
    const { port, dataDir, installation, process } = server;
    const { child, printedTo } = process;
    say({ pid: child.pid, port, dataDir, env: installation.env, printedTo });
    const returned = await lines.next();
    // The test's process has died, or does not want it to be used again.
    if (returned.done || returned.value !== 'returned') return;
    const verdict = await takeBack(server);
    server = undefined;
    say(verdict);
  } catch (error) {
    say({ fault: error instanceof Error ? `${error.stack}` : String(error) });
  } finally {
    if (server) await discard(server);
    socket.end();
  }
}

const [path] = process.argv.slice(2);
const pool = createServer((socket) => {
  socket.on('error', () => {});
  void lend(socket);
});
pool.listen(path);
process.on('SIGTERM', async () => {
  pool.close();
  await Promise.all([...idle.map(({ server }) => server), ...lent].map(discard));
  process.exit(0);
});
