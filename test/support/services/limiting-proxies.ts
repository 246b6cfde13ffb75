import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findNginx, requireProgram } from '../../../scripts/system-programs.mjs';
import { Daemon } from '../servers/daemon.ts';
import { waitFor } from '../wait.ts';

interface Ports {
  /** Where the proxy listens. */
  port: number;
  /** On the loopback: 127.0.0.1, unless it is another. */
  address?: string;
  /** Where Perch listens. */
  perch: number;
}

/** A proxy in front of Perch that refuses requests above 1 MB. */
export interface LimitingProxy extends AsyncDisposable {
  origin: string;
  port: number;
}

/** nginx as it comes, which refuses requests above 1 MB, or above `client_max_body_size`. */
export const startNginx = (ports: Ports, limit?: string): Promise<LimitingProxy> =>
  startNginxWith(
    ports,
    `
  ${limit === undefined ? '' : `client_max_body_size ${limit};`}
  server {
    listen 127.0.0.1:${ports.port};
    location / {
      proxy_pass http://127.0.0.1:${ports.perch};
      proxy_set_header Host $http_host;
    }
  }`,
  );

/** nginx with these server blocks. */
export async function startNginxWith(
  ports: Pick<Ports, 'port' | 'address'>,
  servers: string,
): Promise<LimitingProxy> {
  requireProgram('nginx');
  return start(findNginx() ?? 'nginx', ports, (folder) => ({
    args: ['-p', folder, '-e', 'stderr', '-c'],
    text: `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
user root;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/bodies;
  ${servers}
}`,
  }));
}

/** Caddy with `request_body { max_size 1MB }`. */
export async function startLimitingCaddy(ports: Ports): Promise<LimitingProxy> {
  requireProgram('caddy');
  return start('caddy', ports, () => ({
    args: ['run', '--adapter', 'caddyfile', '--config'],
    text: `
{
  admin off
  auto_https off
}
http://localhost:${ports.port} {
  bind 127.0.0.1
  request_body {
    max_size 1MB
  }
  reverse_proxy 127.0.0.1:${ports.perch}
}`,
  }));
}

/** Starts a program whose last argument is its configuration. */
async function start(
  program: string,
  { port, address = '127.0.0.1' }: Pick<Ports, 'port' | 'address'>,
  configure: (folder: string) => { args: string[]; text: string },
): Promise<LimitingProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'perch-proxy-'));
  const { args, text } = configure(folder);
  const file = join(folder, 'configuration');
  await writeFile(file, text);
  const env = { PATH: process.env['PATH'], HOME: folder };
  const daemon = new Daemon([program, ...args, file], { cwd: folder, env });
  await waitFor(`${program} to listen`, () => {
    if (daemon.hasEnded) throw new Error(`${program} has ended: ${daemon.log}`);
    return canConnect(port, address);
  });
  return {
    origin: `http://localhost:${port}`,
    port,
    async [Symbol.asyncDispose]() {
      await daemon[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function canConnect(port: number, address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, address, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
