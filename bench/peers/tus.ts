import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { freePort } from '../../test/support/ports.ts';
import { Daemon } from '../../test/support/servers/daemon.ts';
import { onServerCore, projectRoot, requireProgram, untilAnswering } from '../programs.ts';
import { tusName } from '../targets.ts';
import { inOneRequest, sendByTus } from '../tus.ts';
import type { Peer } from './peer.ts';

const programFile = join(projectRoot, 'bench/peers/tus-server.mjs');

/** @tus/server with @tus/file-store on Node. */
export async function startTus(folder: string): Promise<Peer> {
  const directory = join(folder, 'files');
  await mkdir(directory, { recursive: true });
  const port = freePort();
  const node = requireProgram('node', 'nodejs');
  const command = onServerCore([node, programFile, directory, String(port)]);
  const daemon = new Daemon(command, { cwd: folder });
  const target = { endpoint: `http://127.0.0.1:${port}/files` };
  await untilAnswering(target.endpoint, 10, { method: 'OPTIONS' });

  return {
    name: tusName,
    version: await versions(node),
    ...(daemon.pid !== undefined && { pid: daemon.pid }),
    async publish(path) {
      const { url } = await sendByTus(target, path);
      return { url };
    },
    async sendByTus(path) {
      const { seconds, url } = await sendByTus(target, path);
      const id = url.slice(url.lastIndexOf('/') + 1);
      await Promise.all([id, `${id}.json`].map((name) => rm(join(directory, name))));
      return seconds;
    },
    smallUpload: (bytes) => inOneRequest(target, bytes),
    async clean() {
      await rm(directory, { recursive: true });
      await mkdir(directory);
    },
    [Symbol.asyncDispose]: () => daemon[Symbol.asyncDispose](),
  };
}

async function versions(node: string): Promise<string> {
  const read = async (name: string): Promise<string> =>
    (await Bun.file(join(projectRoot, `node_modules/@tus/${name}/package.json`)).json()).version;
  const ofNode = (await Bun.$`${node} --version`.text()).trim();
  return `${await read('server')} with @tus/file-store ${await read('file-store')} on Node ${ofNode}`;
}
