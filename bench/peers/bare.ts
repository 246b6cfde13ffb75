import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { freePort } from '../../test/support/ports.ts';
import {
  onServerCore,
  projectRoot,
  requireProgram,
  runClient,
  untilAnswering,
} from '../programs.ts';
import { bareCName, barePlainName, bareRowName, bareRuntimeName } from '../targets.ts';
import type { Peer } from './peer.ts';

const sourceOf = (file: string) => join(projectRoot, 'bench/peers', file);

/** The least that a server on this runtime does for what Perch promises of a file. */
export const startBareRuntime = (folder: string): Promise<Peer> =>
  startBare(folder, bareRuntimeName, Bun.version, [process.execPath, sourceOf('bare-server.ts')]);

/** The same with one short row in SQLite, which is synced after the file and before the answer. */
export const startBareRow = (folder: string): Promise<Peer> =>
  startBare(folder, bareRowName, Bun.version, [
    process.execPath,
    sourceOf('bare-server.ts'),
    'row',
  ]);

/** The same with neither hash nor sync, which is all that some others promise. */
export const startBarePlain = (folder: string): Promise<Peer> =>
  startBare(folder, barePlainName, Bun.version, [
    process.execPath,
    sourceOf('bare-server.ts'),
    'plain',
  ]);

/** The same in C, with a thread for each connection. */
export async function startBareC(folder: string): Promise<Peer> {
  const compiler = requireProgram('cc', 'gcc libssl-dev');
  await mkdir(folder, { recursive: true });
  const program = join(folder, 'bare-server');
  const libraries = ['-lcrypto', '-lpthread'];
  await Bun.$`${compiler} -O2 -o ${program} ${sourceOf('bare-server.c')} ${libraries}`.quiet();
  const version = (await Bun.$`${compiler} -dumpfullversion`.text()).trim();
  return startBare(folder, bareCName, version, [program]);
}

async function startBare(
  folder: string,
  name: string,
  version: string,
  command: string[],
): Promise<Peer> {
  const files = join(folder, 'files');
  await mkdir(files, { recursive: true });
  const port = freePort();
  const server = Bun.spawn(onServerCore([...command, String(port), files]), { cwd: projectRoot });
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswering(origin, 10);
  const clean = async () => {
    // The server has the folder open.
    await Bun.$`find ${files} -type f -delete`.quiet();
  };
  return {
    name,
    version,
    pid: server.pid,
    smallUpload: () => ({ method: 'PUT', url: `${origin}/{n}`, headers: {} }),
    async send(path) {
      const put = ['curl', '-sSf', '-o', '/dev/null', '-H', 'Expect:', '-T', path];
      const output = await runClient([...put, '-w', '%{time_total}', `${origin}/large`]);
      await clean();
      return Number(output);
    },
    clean,
    async [Symbol.asyncDispose]() {
      server.kill();
      await server.exited;
      await rm(files, { recursive: true });
    },
  };
}
