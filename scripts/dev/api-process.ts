import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';

import { root } from '../project.mjs';

const sources = ['server/src', 'contract/src', 'messages'];
const isSource = (name: string | null) =>
  name === null || /(?<!\.test)\.ts$|(?:^|\/)server\.json$/.test(name);
const pseudoServer = ['--preload', join(import.meta.dirname, 'pseudo-server.ts')];
// An editor or git writes several files, each in several steps.
const quietMs = 50;
// Enough to close the database; requests that take longer are cut.
const stopMs = 2000;
const askEveryMs = 20;

/** `PSEUDO_LANGUAGE=1` shows English accented and lengthened. */
export const showsPseudoLanguage = process.env['PSEUDO_LANGUAGE'] === '1';

/** Prints the server's log, except the warning that there is no web app: Vite serves it. */
async function printLog(log: ReadableStream<Uint8Array<ArrayBuffer>>) {
  let rest = '';
  const print = (lines: string[]) => {
    const shown = lines.filter((line) => !line.includes('"event":"web_app.build_missing"'));
    for (const line of shown) process.stderr.write(line);
  };
  for await (const text of log.pipeThrough(new TextDecoderStream())) {
    const lines = `${rest}${text}`.split(/(?<=\n)/);
    rest = lines.at(-1)?.endsWith('\n') === false ? (lines.pop() ?? '') : '';
    print(lines);
  }
  print([rest]);
}

/** The server, in a process that is replaced by a new one when a source file changes. */
export class ApiProcess implements AsyncDisposable {
  readonly #watchers: FSWatcher[];
  #child: Bun.Subprocess | undefined;
  #replacing = Promise.resolve();
  #isAnswering = Promise.withResolvers<void>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly origin: string,
    readonly env: Record<string, string | undefined>,
  ) {
    this.#watchers = sources.map((folder) =>
      watch(join(root, folder), { recursive: true }, (_, name) => {
        if (isSource(name)) this.#onChange();
      }),
    );
    this.#replacing = this.#replace();
  }

  /** Whether the process is running: it exits if its settings are refused. */
  get isRunning(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && !this.#child.signalCode;
  }

  /** Resolves when the newest process answers: a request that waits for it meets no old code. */
  isAnswering(): Promise<void> {
    return this.#isAnswering.promise;
  }

  #onChange() {
    // From now on requests wait, those that are waiting already among them.
    const waiting = this.#isAnswering;
    this.#isAnswering = Promise.withResolvers();
    void this.#isAnswering.promise.then(waiting.resolve);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#replacing = this.#replacing.then(() => this.#replace());
    }, quietMs);
  }

  async #replace() {
    const answering = this.#isAnswering;
    await this.#stop();
    const child = Bun.spawn(
      [process.execPath, ...(showsPseudoLanguage ? pseudoServer : []), 'server/src/main.ts'],
      {
        cwd: root,
        env: this.env,
        stdio: ['ignore', 'inherit', 'pipe'],
      },
    );
    this.#child = child;
    void printLog(child.stderr);
    while (this.isRunning) {
      const answer = await fetch(`${this.origin}/readyz`).catch(() => undefined);
      if (answer?.ok) break;
      await Bun.sleep(askEveryMs);
    }
    // A process that has ended has said why; requests then fail. After another change meanwhile, they
    // wait for its process.
    if (answering === this.#isAnswering) answering.resolve();
  }

  async #stop() {
    const child = this.#child;
    if (!child) return;
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), stopMs);
    await child.exited;
    clearTimeout(timer);
  }

  async [Symbol.asyncDispose]() {
    clearTimeout(this.#timer);
    for (const watcher of this.#watchers) watcher.close();
    // One that is starting has to end as well.
    this.#child?.kill('SIGTERM');
    await this.#replacing;
    await this.#stop();
  }
}
