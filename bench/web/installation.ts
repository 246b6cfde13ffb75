import { join } from 'node:path';

import { startPerch } from '../perch.ts';
import { onServerCore, projectRoot, untilAnswering } from '../programs.ts';

export interface SeededPerch extends AsyncDisposable {
  origin: string;
  token: string;
}

/** A server whose only account has 10 000 uploads. */
export async function startSeededPerch(folder: string, port: number): Promise<SeededPerch> {
  const token = await makeAccount(folder, port);
  const dataDir = join(folder, 'data');
  await Bun.$`${process.execPath} test/support/database/seed-uploads.ts ${dataDir}`.cwd(
    projectRoot,
  );
  const server = Bun.spawn(onServerCore([process.execPath, 'server/src/main.ts']), {
    cwd: projectRoot,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: '' },
    stdout: 'ignore',
    stderr: 'inherit',
  });
  const origin = `http://localhost:${port}`;
  await untilAnswering(`${origin}/readyz`, 20);
  return {
    origin,
    token,
    async [Symbol.asyncDispose]() {
      server.kill();
      await server.exited;
    },
  };
}

async function makeAccount(folder: string, port: number): Promise<string> {
  await using perch = await startPerch(folder, port);
  return perch.token;
}
