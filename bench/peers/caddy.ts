import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { freePort } from '../../test/support/ports.ts';
import { Daemon } from '../../test/support/servers/daemon.ts';
import { onServerCore, requireProgram, untilAnswering } from '../programs.ts';
import { caddyName } from '../targets.ts';
import type { Peer } from './peer.ts';

const configuration = (files: string, address: string) => `
{
	admin off
	auto_https disable_redirects
	local_certs
	skip_install_trust
	default_bind 127.0.0.1
}
${address} {
	root * ${files}
	file_server
}
`;

/** Caddy's file server, in the open or with TLS by an authority of its own. */
export async function startCaddyFiles(folder: string, scheme: 'http' | 'https'): Promise<Peer> {
  const caddy = requireProgram('caddy', 'caddy');
  const files = join(folder, 'files');
  await mkdir(files, { recursive: true });
  const origin = `${scheme}://localhost:${freePort()}`;
  const file = join(folder, 'Caddyfile');
  await writeFile(file, configuration(files, origin));
  await writeFile(join(files, 'ready'), '');
  const command = onServerCore([caddy, 'run', '--config', file, '--adapter', 'caddyfile']);
  const own = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const daemon = new Daemon(command, { cwd: folder, env: { ...process.env, ...own } });
  await untilAnswering(`${origin}/ready`, 10, { tls: { rejectUnauthorized: false } });

  const [version = ''] = (await Bun.$`${caddy} version`.text()).trim().split(' ');
  return {
    name: scheme === 'http' ? caddyName : `${caddyName}, TLS`,
    version,
    async publish(path) {
      await copyFile(path, join(files, basename(path)));
      return { url: `${origin}/${basename(path)}` };
    },
    [Symbol.asyncDispose]: () => daemon[Symbol.asyncDispose](),
  };
}
