import { spawn } from 'node:child_process';
import { once } from 'node:events';

interface DaemonOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
}

/** A program that runs beside the tests, in Bun or in Node, and ends with them or earlier. */
export class Daemon implements AsyncDisposable {
  /** What it has written to standard error. */
  log = '';
  readonly #child;

  constructor(command: readonly string[], { cwd, env = process.env }: DaemonOptions) {
    // Where the tests are killed nothing may stay behind.
    const isLinux = process.platform === 'linux';
    const [program = '', ...args] = isLinux ? ['setpriv', '--pdeathsig=KILL', ...command] : command;
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'ignore', 'pipe'] });
    child.stderr.setEncoding('utf8');
    child.stderr.on('data', (text: string) => (this.log += text));
    child.on('error', (error) => (this.log += error.message));
    this.#child = child;
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  get hasEnded(): boolean {
    const { exitCode, signalCode, pid } = this.#child;
    return pid === undefined || exitCode !== null || signalCode !== null;
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  async [Symbol.asyncDispose]() {
    if (this.hasEnded) return;
    const ended = once(this.#child, 'exit');
    this.signal('SIGKILL');
    await ended;
  }
}
