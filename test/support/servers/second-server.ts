import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { TestServer } from './server.ts';

/** What another machine needs to serve the same installation: its database, bucket and secret key. */
export async function sharedSettings({ installation, dataDir, env }: TestServer) {
  const { DATA_DIR: _, ...shared } = installation.env;
  const SECRET_KEY =
    env['SECRET_KEY'] ?? (await readFile(join(dataDir, 'secret.key'), 'utf8')).trim();
  return { ...shared, ...env, SECRET_KEY };
}

/** A second server for the same installation, with a data folder of its own; ends before the first. */
export async function startSecondServer(
  first: TestServer,
  env: Record<string, string> = {},
): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'perch-test-'));
  const own = {
    dataDir,
    bucket: undefined,
    env: { ...(await sharedSettings(first)), DATA_DIR: dataDir },
    [Symbol.asyncDispose]: () => rm(dataDir, { recursive: true, force: true }),
  };
  const server = new TestServer(own, env);
  try {
    await server.start();
    return server;
  } catch (error) {
    server.process.child.kill('SIGKILL');
    await own[Symbol.asyncDispose]();
    throw error;
  }
}
