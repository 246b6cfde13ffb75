import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { onServerCore, requireProgram, untilAnswering } from './programs.ts';

export interface NginxUnderTest {
  origin: string;
  /** Its files: what lies in `folder` is served at /files/, what is PUT to /up/ lands in it. */
  files: string;
  [Symbol.asyncDispose](): Promise<void>;
}

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
  keepalive_requests 1000000;
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
export async function startNginx(folder: string, port: number): Promise<NginxUnderTest> {
  const files = join(folder, 'files');
  await mkdir(files, { recursive: true });
  await mkdir(join(folder, 'up'), { recursive: true });
  const configurationFile = join(folder, 'nginx.conf');
  await writeFile(configurationFile, configuration(folder, port));
  const nginx = requireProgram('nginx', 'nginx-light');
  const starting = Bun.spawn(onServerCore([nginx, '-c', configurationFile]), { stderr: 'ignore' });
  if ((await starting.exited) !== 0) throw new Error('nginx did not start');
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswering(`${origin}/ready`, 5);
  return {
    origin,
    files,
    async [Symbol.asyncDispose]() {
      process.kill(Number(await readFile(join(folder, 'nginx.pid'), 'utf8')));
    },
  };
}
