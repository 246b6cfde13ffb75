import { freePort } from '../ports.ts';
import { waitFor } from '../wait.ts';
import { createInstallation, type Installation } from './installation.ts';
import { type PerchProcess, startProcess } from './process.ts';

// A start makes the schema, perhaps while other tests have the machine; one that fails ends by itself.
const startMaxMs = 120_000;

// Nothing that a test asks for may be looked up outside of this machine.
const noNameServer = '127.0.0.1:9';

const isError = (line: string) => line.includes('"level":"error"');

/** A real server process on an installation of its own; disposing removes everything. */
export class TestServer implements AsyncDisposable {
  readonly origin: string;
  readonly dataDir: string;
  #process: PerchProcess | undefined;
  #started: PerchProcess[] = [];
  #expectedErrors: RegExp[] = [];

  constructor(
    readonly installation: Installation,
    readonly env: Record<string, string>,
    readonly port = freePort(),
  ) {
    this.origin = `http://localhost:${port}`;
    this.dataDir = installation.dataDir;
  }

  get process(): PerchProcess {
    if (!this.#process) throw new Error('The server is not running.');
    return this.#process;
  }

  /** Everything that every process of this server has printed. */
  output(): string {
    return this.#started.map(({ stdout, stderr }) => `${stdout()}${stderr()}`).join('');
  }

  /** Starts the process, again on the same port and installation where it has ended. */
  async start(): Promise<void> {
    const { port, installation, env } = this;
    // What is read and drawn a moment after an upload would come between tests and what they count and compare.
    const fixed = { PORT: String(port), DNS_SERVERS: noNameServer, PREVIEWS: 'pictures' };
    const started = startProcess([], { ...fixed, ...installation.env, ...env });
    this.#process = started;
    this.#started.push(started);
    const { child } = started;
    const answers = async () => {
      if (child.exitCode !== null) {
        throw new Error(`The server ended with ${child.exitCode}: ${this.output()}`);
      }
      const answer = await fetch(`${this.origin}/readyz`).catch(() => undefined);
      return answer?.ok;
    };
    await waitFor(`a server on port ${port}`, answers, { timeoutMs: startMaxMs });
  }

  /** The token of the set-up link that the start has printed. */
  async setupToken(): Promise<string> {
    return waitFor('the set-up link', () => {
      return /\/register#setup=([\w-]+)/.exec(this.output())?.[1];
    });
  }

  /** Of several workers each serves before all of them have started, which print the link then. */
  async untilStarted(): Promise<void> {
    await this.setupToken();
  }

  /** Error lines in the log fail a test, except those announced here. */
  expectErrors(pattern: RegExp): void {
    this.#expectedErrors.push(pattern);
  }

  /** Error lines in the log that were not announced. */
  unexpectedErrors(): string[] {
    return this.output()
      .split('\n')
      .filter(isError)
      .filter((line) => !this.#expectedErrors.some((pattern) => pattern.test(line)));
  }

  /** Ends the process and returns its exit code. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number> {
    const { child } = this.process;
    child.kill(signal);
    const exitCode = await child.exited;
    this.#process = undefined;
    return exitCode;
  }

  async [Symbol.asyncDispose]() {
    try {
      const exitCode = this.#process ? await this.stop() : 0;
      if (exitCode !== 0) throw new Error(`The server ended with ${exitCode}: ${this.output()}`);
      const unexpected = this.unexpectedErrors();
      if (unexpected.length > 0) throw new Error(`The server logged: ${unexpected.join('\n')}`);
    } finally {
      this.#process?.child.kill('SIGKILL');
      await this.installation[Symbol.asyncDispose]();
    }
  }
}

/** Starts a server that answers on a new installation; `env` is added to its environment. */
export async function startServer(env: Record<string, string> = {}): Promise<TestServer> {
  const server = new TestServer(await createInstallation({ hasSchema: true }), env);
  try {
    await server.start();
    return server;
  } catch (error) {
    server.process.child.kill('SIGKILL');
    await server.installation[Symbol.asyncDispose]();
    throw error;
  }
}
