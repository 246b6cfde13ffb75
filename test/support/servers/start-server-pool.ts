import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { root } from '../../../scripts/project.mjs';
import { waitFor } from '../wait.ts';
import { Daemon } from './daemon.ts';

/** The socket's file is there a moment before it is listened on. */
function isListening(path: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect(path);
  socket.once('error', () => resolve(false));
  socket.once('connect', () => {
    socket.destroy();
    resolve(true);
  });
  return promise;
}

/**
 * The program of server-pool.ts, and the variable that leads tests to it. `env` are the variables of the tests, which
 * lead to their stores. Disposing ends it with its servers.
 */
export async function startServerPool(env: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'perch-servers-'));
  const path = join(folder, 'socket');
  const program = 'test/support/servers/server-pool.ts';
  const pool = new Daemon([process.execPath, program, path], {
    cwd: root,
    // Its servers end with it, also where it is killed.
    env: { ...process.env, ...env, BUN_FEATURE_FLAG_NO_ORPHANS: '1' },
  });
  await waitFor('the pool of servers', () => {
    if (pool.hasEnded) throw new Error(`The pool of servers has ended: ${pool.log}`);
    return isListening(path);
  });
  return {
    env: { PERCH_TEST_SERVERS: path },
    async [Symbol.asyncDispose]() {
      // It removes what its servers have kept.
      pool.signal('SIGTERM');
      await waitFor('the end of the pool of servers', () => pool.hasEnded);
      await rm(folder, { recursive: true });
    },
  };
}
