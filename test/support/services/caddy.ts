import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { root } from '../../../scripts/project.mjs';
import { requireProgram } from '../../../scripts/system-programs.mjs';
import { freePort } from '../ports.ts';
import { Daemon } from '../servers/daemon.ts';
import { waitFor } from '../wait.ts';

/** A loopback address of one's own, on which ports 80 and 443 are free. */
export function ownAddress(): string {
  const part = () => 1 + Math.floor(Math.random() * 254);
  return `127.${part()}.${part()}.${part()}`;
}

/** Where several Caddys keep one certificate authority of their own. */
export class Authority implements AsyncDisposable {
  private constructor(readonly folder: string) {}

  static async create(): Promise<Authority> {
    return new Authority(await mkdtemp(join(tmpdir(), 'perch-caddy-')));
  }

  /** The certificate to trust; there as soon as a Caddy runs. */
  get certificate(): string {
    return join(this.folder, 'caddy/pki/authorities/local/root.crt');
  }

  /** The certificate that a Caddy has got for a name, and its key. */
  async keysOf(name: string) {
    const path = join(this.folder, 'caddy/certificates/local', name, name);
    const [cert, key] = await Promise.all(
      [`${path}.crt`, `${path}.key`].map((each) => readFile(each, 'utf8')),
    );
    return { cert, key };
  }

  [Symbol.asyncDispose]() {
    return rm(this.folder, { recursive: true, force: true });
  }
}

interface CaddyOptions {
  authority: Authority;
  /** Where it listens, on ports 80 and 443. */
  address: string;
  /** Where Perch listens, with a space between several; the Caddyfiles are those of the project. */
  perch: string;
  /** What an administrator has made of the project's Caddyfile. */
  edit?: (caddyfile: string) => string;
  /** How the command is run: as it is. */
  launch?: (command: string[]) => string[];
}

/** Starts a real Caddy whose certificates come from an authority of its own. */
export async function startCaddy({
  authority,
  address,
  perch,
  edit,
  launch = (command) => command,
}: CaddyOptions) {
  requireProgram('caddy');
  const options = ['admin off', 'local_certs', 'skip_install_trust', `default_bind ${address}`];
  const isCluster = perch.includes(' ');
  const shipped = join(root, isCluster ? 'deploy/Caddyfile.cluster' : 'deploy/Caddyfile');
  const file = edit ? join(authority.folder, `Caddyfile-${address}`) : shipped;
  if (edit) await writeFile(file, edit(await readFile(shipped, 'utf8')));
  const command = ['caddy', 'run', '--config', file, '--adapter', 'caddyfile'];
  const daemon = new Daemon(launch(command), {
    cwd: authority.folder,
    env: {
      PATH: process.env['PATH'],
      HOME: authority.folder,
      XDG_DATA_HOME: authority.folder,
      XDG_CONFIG_HOME: authority.folder,
      PERCH_ADDRESS: perch,
      PERCH_ADDRESSES: perch,
      ...(isCluster && { CADDY_ASK_ADDRESS: `127.0.0.1:${freePort()}` }),
      CADDY_OPTIONS: options.join('\n'),
    },
  });
  await waitFor('Caddy to listen', () => {
    if (daemon.hasEnded) throw new Error(`Caddy has ended: ${daemon.log}`);
    return daemon.log.includes('serving initial configuration');
  });
  return daemon;
}
