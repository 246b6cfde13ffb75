import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createInstallation, usesPostgres, usesS3 } from './installation.ts';
import { TestServer } from './server.ts';

/** Whether two machines can share an installation here: a SQLite and a disk are one machine's. */
export const canRunTwoServers = usesPostgres && usesS3;

/** Two servers on machines of their own, with one database and one bucket. */
export async function startTwoServers() {
  const installation = await createInstallation();
  const secret = { SECRET_KEY: 'the same key on every machine, long enough' };
  const dataDir = await mkdtemp(join(tmpdir(), 'perch-second-'));
  const env = { ...installation.env, DATA_DIR: dataDir };
  const nothing = { [Symbol.asyncDispose]: async () => {} };
  const one = new TestServer(installation, secret);
  const two = new TestServer({ ...installation, dataDir, env, ...nothing }, secret);
  await one.start();
  await two.start();
  return {
    one,
    two,
    async [Symbol.asyncDispose]() {
      await two[Symbol.asyncDispose]();
      await one[Symbol.asyncDispose]();
      await rm(dataDir, { recursive: true });
    },
  };
}
