import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { buildServer, serverProgram } from '../../../scripts/build-server.mjs';
import { root } from '../../../scripts/project.mjs';

// A stale bundle would be tested in place of the code.
await buildServer();

/** As `npm start` runs it; a copy of the project without a bundle runs from its source. */
const programOf = (project: string) =>
  existsSync(join(project, serverProgram)) ? serverProgram : 'server/src/main.ts';

/** A started Perch process; everything that it prints is kept. */
export interface PerchProcess {
  child: Bun.Subprocess<'pipe', 'pipe', 'pipe'>;
  stdout: () => string;
  stderr: () => string;
  /** Resolves when all that it has printed is here. */
  printed: Promise<unknown>;
}

/** A process of a test lives for seconds: compiling for speed takes a sixth of its time, and is not won back. */
const forShortLives = { BUN_JSC_useDFGJIT: '0' };

// Nothing of the caller's own settings may reach the process.
const inherited = ['PATH', 'HOME', 'TMPDIR', 'BUN_FEATURE_FLAG_NO_ORPHANS'];

function environment(env: Record<string, string>) {
  const kept = inherited.map((name) => [name, process.env[name]] as const);
  return {
    ...Object.fromEntries(kept.filter(([, value]) => value !== undefined)),
    ...forShortLives,
    ...env,
  };
}

function collect(stream: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const decoder = new TextDecoder();
  let text = '';
  const done = (async () => {
    for await (const chunk of stream) text += decoder.decode(chunk, { stream: true });
  })();
  return { text: () => text, done };
}

/** Starts the server of a project folder with these arguments and variables only. */
export function startProcess(
  args: string[],
  env: Record<string, string>,
  project = root,
): PerchProcess {
  const child = Bun.spawn([process.execPath, programOf(project), ...args], {
    cwd: project,
    env: environment(env),
    stdin: 'pipe',
    stdout: 'pipe',
    stderr: 'pipe',
  });
  const [stdout, stderr] = [collect(child.stdout), collect(child.stderr)];
  const printed = Promise.all([stdout.done, stderr.done]);
  return { child, stdout: stdout.text, stderr: stderr.text, printed };
}

export interface Ended {
  exitCode: number;
  stdout: string;
  stderr: string;
}

/** Runs a process that ends by itself: a refused start or the command line. */
export async function runToEnd(
  args: string[],
  env: Record<string, string>,
  input = '',
  timeoutMs = 60_000,
): Promise<Ended> {
  const child = Bun.spawn([process.execPath, serverProgram, ...args], {
    cwd: root,
    env: environment(env),
    stdin: new Blob([input]),
    stdout: 'pipe',
    stderr: 'pipe',
    timeout: timeoutMs,
  });
  const [stdout, stderr] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  return { exitCode: await child.exited, stdout, stderr };
}
