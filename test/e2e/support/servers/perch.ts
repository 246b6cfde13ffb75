import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { serverProgram } from '../../../../scripts/build-server.mjs';
import { findBun } from '../../../../scripts/find-bun.mjs';
import { root } from '../../../../scripts/project.mjs';
import { freePort } from './ports.ts';

export const bun = process.env['PERCH_BUN'] ?? findBun(root);

/** The data folder of a server that was set up and has ended, and its administrator's session. */
export interface Installation {
  dataDir: string;
  token: string;
}

/** A real Perch process on a port and data folder of its own. */
export class Perch implements AsyncDisposable {
  #output = '';
  #child: ChildProcess | undefined;

  private constructor(
    readonly port: number,
    readonly dataDir: string,
    /** Of the administrator, where there was one from the start. */
    readonly token: string | undefined,
  ) {}

  /** A new server, or one that goes on with a copy of this installation. */
  static async start(env: Record<string, string>, begun?: Installation): Promise<Perch> {
    const dataDir = await mkdtemp(join(tmpdir(), 'perch-e2e-'));
    if (begun) await copyFiles(begun.dataDir, dataDir);
    const perch = new Perch(await freePort(), dataDir, begun?.token);
    await perch.start(env);
    return perch;
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  /** The link that the first start has printed. */
  get setupUrl(): string {
    const url = /http\S+\/register#setup=\S+/.exec(this.#output)?.[0];
    if (!url) throw new Error(`No set-up link in: ${this.#output}`);
    return url;
  }

  /** Starts again on the same port and data, with other settings. */
  async restart(env: Record<string, string>): Promise<void> {
    await this.stop();
    await this.start(env);
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  /** The process stands still: connections stay open, and requests are neither read nor answered. */
  pause(): void {
    this.#child?.kill('SIGSTOP');
  }

  resume(): void {
    this.#child?.kill('SIGCONT');
  }

  /** Changes the database behind the server's back, as if time had passed. */
  async runStatement(statement: string): Promise<void> {
    const script = `
      const { Database } = await import('bun:sqlite');
      using database = new Database(process.argv.at(-2));
      database.run('pragma busy_timeout = 5000');
      database.run(process.argv.at(-1));
    `;
    const args = ['-e', script, join(this.dataDir, 'perch.db'), statement];
    const child = spawn(bun, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`This statement failed: ${statement}`);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    // No client waits for the answers that a drain would let finish.
    await this.stop('SIGKILL');
    await rm(this.dataDir, { recursive: true, force: true });
  }

  private async start(env: Record<string, string>): Promise<void> {
    const child = spawn(bun, [serverProgram], {
      cwd: root,
      // Nothing of the caller's own settings may reach the server, and nothing is looked up outside.
      env: {
        PATH: process.env['PATH'],
        PORT: String(this.port),
        DATA_DIR: this.dataDir,
        DNS_SERVERS: '127.0.0.1:9',
        // As in test/support/servers/process.ts, which only Bun can import.
        BUN_JSC_useDFGJIT: '0',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    const before = this.#output.length;
    const isReady = new Promise<void>((resolve, reject) => {
      const collect = (chunk: Buffer) => {
        this.#output += String(chunk);
        // The line may come in two pieces.
        if (this.#output.includes('Perch is running', before)) resolve();
      };
      child.stdout.on('data', collect);
      child.stderr.on('data', collect);
      child.on('exit', (code) => reject(new Error(`Perch ended with ${code}: ${this.#output}`)));
    });
    await isReady;
  }
}

/** The database and the key; the server makes its folders when it needs them. */
async function copyFiles(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (entry.isFile()) await copyFile(join(from, entry.name), join(to, entry.name));
  }
}
