import { readFileSync, statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

import { openBucket } from '../services/bucket.ts';
import type { PerchProcess } from './process.ts';
import { startServer, TestServer } from './server.ts';

/** What the pool tells of a server that it lends. */
export interface Lease {
  pid: number;
  port: number;
  dataDir: string;
  /** Of its installation. */
  env: Record<string, string>;
  printedTo: string[];
}

/** What the pool says of a server that comes back; `fault`: it is not lent again. */
export interface Verdict {
  fault?: string;
}

/** The socket of the run's pool, see server-pool.ts. */
const poolPath = process.env['PERCH_TEST_SERVERS'];

/** A server that other tests have used before, and use after this one. Disposing gives it back. */
export class SharedServer extends TestServer {
  readonly pid: number;
  readonly #printedBefore: [path: string, bytes: number][];

  constructor(
    lease: Lease,
    env: Record<string, string>,
    private readonly giveBack: (isFine: boolean) => Promise<Verdict>,
  ) {
    const { dataDir, printedTo } = lease;
    const name = lease.env['S3_BUCKET'];
    const bucket = name === undefined ? undefined : openBucket(name);
    const dispose = async () => {};
    super({ dataDir, bucket, env: lease.env, [Symbol.asyncDispose]: dispose }, env, lease.port);
    this.pid = lease.pid;
    this.#printedBefore = printedTo.map((path) => [path, statSync(path).size]);
  }

  /** What it has printed since this test has it. */
  override output(): string {
    return this.#printedBefore
      .map(([path, bytes]) => readFileSync(path).subarray(bytes).toString())
      .join('');
  }

  override async untilStarted(): Promise<void> {}

  override get process(): PerchProcess {
    throw new Error('Other tests need this process as well: take startServer');
  }

  override start(): Promise<void> {
    throw new Error('It runs already: take startServer');
  }

  override stop(): Promise<number> {
    throw new Error('Other tests need this server as well: take startServer');
  }

  override setupToken(): Promise<string> {
    throw new Error('It has been set up: take startServer');
  }

  override async [Symbol.asyncDispose]() {
    const unexpected = this.unexpectedErrors();
    const { fault } = await this.giveBack(unexpected.length === 0);
    if (fault !== undefined) throw new Error(fault);
    if (unexpected.length > 0) throw new Error(`The server logged: ${unexpected.join('\n')}`);
  }
}

/** One line of JSON at a time, in both directions. */
function converse(socket: Socket) {
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  return async function ask(line: string): Promise<Lease | Verdict> {
    socket.write(`${line}\n`);
    const { value, done } = await lines.next();
    if (done) throw new Error('The pool of servers has ended.');
    return JSON.parse(value);
  };
}

/**
 * A server with these settings that an earlier test may have used, and no other test at the same time: a start takes
 * longer than most tests. Accounts are a test's own, and what they keep. A test of settings, the process, its log,
 * metrics or totals, of stored files or of lists of everything takes `startServer`.
 */
export function sharedServer(env: Record<string, string> = {}): Promise<TestServer> {
  // Tests that are run by `bun test` alone have no pool.
  return poolPath === undefined ? startServer(env) : borrowServer(poolPath, env);
}

/** The same from the pool with this socket. */
export async function borrowServer(
  pool: string,
  env: Record<string, string> = {},
): Promise<SharedServer> {
  const socket = connect(pool);
  const ask = converse(socket);
  const lease = await ask(JSON.stringify(env));
  if (!('port' in lease)) throw new Error(`The pool lends no server: ${lease.fault}`);
  return new SharedServer(lease, env, async (isFine) => {
    // Of one that is not fine the pool hears nothing, and ends it.
    const verdict = isFine ? await ask('returned') : {};
    socket.end();
    return 'port' in verdict ? {} : verdict;
  });
}
