import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findKnot, requireProgram } from '../../../scripts/system-programs.mjs';
import { freePort } from '../ports.ts';
import { Daemon } from '../servers/daemon.ts';
import { waitFor } from '../wait.ts';

/** Records by the name that has them, such as `{ 'a.example': ['A 192.0.2.1'] }`. */
export type Records = Record<string, string[]>;

/** Names under it are answered with SERVFAIL. */
export const brokenZone = 'broken.example';

/** A real name server that knows every name there is; disposing ends it. */
export class NameServer implements AsyncDisposable {
  #records: Records = {};
  #serial = 0;
  #daemon: Daemon | undefined;

  private constructor(
    readonly folder: string,
    readonly port: number,
  ) {}

  /** For the environment of the server under test. */
  get address(): string {
    return `127.0.0.1:${this.port}`;
  }

  static async start(records: Records = {}, port = freePort()): Promise<NameServer> {
    const server = new NameServer(await mkdtemp(join(tmpdir(), 'perch-dns-')), port);
    await writeFile(join(server.folder, 'knot.conf'), server.#configuration());
    await server.#write(records);
    server.#spawn();
    await server.#isLoaded();
    return server;
  }

  /** Gives these names these records in place of what they had. */
  async set(records: Records): Promise<void> {
    await this.#write(records);
    this.#daemon?.signal('SIGHUP');
    await this.#isLoaded();
  }

  async #write(records: Records): Promise<void> {
    this.#records = { ...this.#records, ...records };
    this.#serial += 1;
    const zone = [
      `. 0 IN SOA ns. host. ${this.#serial} 60 60 60 0`,
      '. 0 IN NS ns.',
      'ns. 0 IN A 127.0.0.1',
      ...Object.entries(this.#records).flatMap(([name, all]) =>
        all.map((record) => `${name}. 0 IN ${record}`),
      ),
    ];
    await writeFile(join(this.folder, 'root.zone'), `${zone.join('\n')}\n`);
  }

  #spawn(): void {
    requireProgram('knot');
    const command = [findKnot() ?? 'knotd', '-c', join(this.folder, 'knot.conf')];
    this.#daemon = new Daemon(command, { cwd: this.folder });
  }

  async #isLoaded(): Promise<void> {
    await waitFor('the name server to know its records', () => {
      const { log = '', hasEnded = true } = this.#daemon ?? {};
      if (hasEnded) throw new Error(`Knot has ended: ${log}`);
      if (/\[\.\] failed to parse/.test(log)) throw new Error(log);
      return log.includes(` -> ${this.#serial},`) && log.includes('server started');
    });
  }

  #configuration(): string {
    const { folder, port } = this;
    return `server:
    rundir: "${folder}"
    listen: 127.0.0.1@${port}
    udp-workers: 1
    tcp-workers: 1
    background-workers: 1
database:
    storage: "${folder}"
log:
  - target: stderr
    any: info
zone:
  - domain: "."
    file: "${join(folder, 'root.zone')}"
    journal-content: none
    zonefile-sync: -1
  - domain: "${brokenZone}."
    file: "${join(folder, 'there-is-none.zone')}"
`;
  }

  async [Symbol.asyncDispose]() {
    await this.#daemon?.[Symbol.asyncDispose]();
    await rm(this.folder, { recursive: true, force: true });
  }
}
