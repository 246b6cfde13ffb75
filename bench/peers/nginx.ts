import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { freePort } from '../../test/support/ports.ts';
import { waitFor } from '../../test/support/wait.ts';
import { onServerCore, requireProgram, runClient, untilAnswering } from '../programs.ts';
import { nginxName } from '../targets.ts';
import type { Peer } from './peer.ts';

const configuration = (folder: string, port: number) => `
user root;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  client_max_body_size 0;
  client_body_temp_path ${folder}/temporary;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    location = /ready { return 204; }
    location /up/ { dav_methods PUT; }
  }
}`;

/** nginx as the limit: sendfile for reading; for writing WebDAV PUT, which neither hashes nor syncs. */
export async function startNginx(folder: string): Promise<Peer> {
  const nginx = requireProgram('nginx', 'nginx-light');
  const [files, received] = [join(folder, 'files'), join(folder, 'up')];
  await Promise.all([files, received].map((each) => mkdir(each, { recursive: true })));
  const port = freePort();
  const configurationFile = join(folder, 'nginx.conf');
  await writeFile(configurationFile, configuration(folder, port));
  const starting = Bun.spawn(onServerCore([nginx, '-c', configurationFile]), { stderr: 'ignore' });
  if ((await starting.exited) !== 0) throw new Error('nginx did not start');
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswering(`${origin}/ready`, 5);

  return {
    name: nginxName,
    version: (await Bun.$`${nginx} -v 2>&1`.text()).trim().replace(/^.*\//, ''),
    async publish(path) {
      await copyFile(path, join(files, basename(path)));
      return { url: `${origin}/files/${basename(path)}` };
    },
    async send(path) {
      const seconds = await put(`${origin}/up/large`, path);
      await rm(join(received, 'large'));
      return seconds;
    },
    smallUpload: () => ({ method: 'PUT', url: `${origin}/up/{n}`, headers: {} }),
    async clean() {
      await rm(received, { recursive: true });
      await mkdir(received);
    },
    async [Symbol.asyncDispose]() {
      const pidFile = join(folder, 'nginx.pid');
      process.kill(Number(await readFile(pidFile, 'utf8')));
      // It removes the file last.
      await waitFor('nginx to end', async () => !(await Bun.file(pidFile).exists()));
    },
  };
}

async function put(url: string, file: string): Promise<number> {
  const command = ['curl', '-sS', '-f', '-H', 'Expect:', '-T', file, '-w', '%{time_total}', url];
  return Number(await runClient(command));
}
