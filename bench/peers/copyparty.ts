import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { freePort } from '../../test/support/ports.ts';
import { findProgram, MissingProgram, onServerCore, untilAnswering } from '../programs.ts';
import { copypartyName } from '../targets.ts';
import type { Peer } from './peer.ts';

/** copyparty as it comes: it hashes what it receives, syncs nothing and, without its index, writes no row. */
export async function startCopyparty(folder: string): Promise<Peer> {
  const copyparty = findProgram('copyparty');
  if (copyparty === undefined)
    throw new MissingProgram(`The benchmark compares with copyparty: pip install copyparty`);
  const files = join(folder, 'files');
  await mkdir(files, { recursive: true });
  const port = freePort();
  const options = ['-q', '-i', '127.0.0.1', '-p', String(port), '-v', `${files}:up:rwd`];
  const server = Bun.spawn(onServerCore([copyparty, ...options, '--no-thumb']), {
    cwd: folder,
    env: { ...process.env, XDG_CONFIG_HOME: folder },
    stdout: 'ignore',
    stderr: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswering(`${origin}/up/`, 20);
  const version = /v([\d.]+)/.exec(await Bun.$`${copyparty} --version 2>&1`.text())?.[1] ?? '';
  return {
    name: copypartyName,
    version,
    pid: server.pid,
    smallUpload: () => ({ method: 'PUT', url: `${origin}/up/{n}`, headers: {} }),
    async clean() {
      await Bun.$`find ${files} -type f -delete`.quiet();
    },
    async [Symbol.asyncDispose]() {
      server.kill();
      await server.exited;
    },
  };
}
