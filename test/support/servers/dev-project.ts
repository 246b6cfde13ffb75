import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { root } from '../../../scripts/project.mjs';
import { waitFor } from '../wait.ts';

const copied = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'contract',
  'messages',
  'scripts',
  'server',
  'web',
];
const leftOut = new Set(['dist', 'node_modules']);
const startMaxMs = 60_000;

/** A copy of the project in which `npm run dev` runs, so that its files can be edited. */
export class DevProject implements AsyncDisposable {
  #output = '';
  readonly #child;

  private constructor(
    readonly folder: string,
    readonly port: number,
  ) {
    // A group of its own, as a terminal's: Ctrl-C goes to all of it.
    this.#child = spawn('npm', ['run', 'dev'], {
      cwd: folder,
      detached: true,
      env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, 'data') },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (this.#output += text));
    }
  }

  /** Starts it on this port; resolves when it answers. */
  static async start(port: number): Promise<DevProject> {
    const folder = await mkdtemp(join(tmpdir(), 'perch-dev-'));
    for (const part of copied) {
      await cp(join(root, part), join(folder, part), {
        recursive: true,
        filter: (path) => !leftOut.has(basename(path)),
      });
    }
    // A folder of its own, as Vite keeps what it has prepared in it.
    await mkdir(join(folder, 'node_modules'));
    for (const name of await readdir(join(root, 'node_modules'))) {
      if (name === '.vite') continue;
      await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name));
    }
    const project = new DevProject(folder, port);
    try {
      await waitFor('npm run dev', () => project.#answers(), { timeoutMs: startMaxMs });
      return project;
    } catch (error) {
      await project[Symbol.asyncDispose]();
      throw new Error(`It does not answer: ${project.output}`, { cause: error });
    }
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  /** Everything that it has printed. */
  get output(): string {
    return this.#output;
  }

  /** Replaces a text that stands in a file; at no time the file is there half. */
  async edit(file: string, from: string, to: string): Promise<void> {
    const path = join(this.folder, file);
    const text = await readFile(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    const whole = join(this.folder, 'edited');
    await writeFile(whole, text.replace(from, to));
    await rename(whole, path);
  }

  /** Presses Ctrl-C; resolves when everything has ended that was started. */
  async interrupt(): Promise<void> {
    this.#signal('SIGINT');
    await this.#ended();
  }

  async #answers(): Promise<boolean> {
    if (this.#child.exitCode !== null) throw new Error('npm has ended.');
    const answer = await fetch(`${this.origin}/readyz`).catch(() => undefined);
    return answer?.ok ?? false;
  }

  /** To all processes of the group; false where there is none any more. */
  #signal(signal: NodeJS.Signals | 0): boolean {
    try {
      return this.#child.pid !== undefined && process.kill(-this.#child.pid, signal);
    } catch {
      return false;
    }
  }

  async #ended(): Promise<void> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      await once(this.#child, 'exit');
    }
    await waitFor('the end of every process', () => !this.#signal(0));
  }

  async [Symbol.asyncDispose]() {
    this.#signal('SIGKILL');
    await this.#ended();
    await rm(this.folder, { recursive: true, force: true });
  }
}
