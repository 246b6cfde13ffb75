import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { buildServer, serverProgram } from '../../../scripts/build-server.mjs';
import { root } from '../../../scripts/project.mjs';

// A stale bundle would be tested in place of the code; a run of many files has built it.
if (process.env['PERCH_TEST_SERVER_BUILT'] === undefined) await buildServer();

/** `PERCH_TEST_EXECUTABLE` has tests run this executable file in place of the bundle. */
const given = process.env['PERCH_TEST_EXECUTABLE'];
const executable = given === undefined ? undefined : resolve(root, given);

/** As `npm start` runs it; a copy of the project without a bundle runs from its source. */
function commandOf(project: string): string[] {
  if (executable !== undefined) return [executable];
  const hasBundle = existsSync(join(project, serverProgram));
  return [process.execPath, hasBundle ? serverProgram : 'server/src/main.ts'];
}

/** Perch as the tests run it, for a shell. */
export const perchCommand = commandOf(root).map((word, index) =>
  index === 0 ? word : resolve(root, word),
);

/** A started Perch process; everything that it and its own processes have printed until now can be read. */
export interface PerchProcess {
  child: Bun.Subprocess<'pipe', number, number>;
  stdout: () => string;
  stderr: () => string;
  /** The files that it prints to. */
  printedTo: string[];
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

/**
 * A file for a process to print to. A pipe would be read some time after an answer that was sent later;
 * a file has the log's line as soon as the answer is here.
 */
function openPrinted() {
  const path = join(tmpdir(), `perch-printed-${randomUUID()}`);
  return { path, descriptor: openSync(path, 'a'), text: () => readFileSync(path, 'utf8') };
}

/** Starts the server of a project folder with these arguments and variables only. */
export function startProcess(
  args: string[],
  env: Record<string, string>,
  project = root,
): PerchProcess {
  const [stdout, stderr] = [openPrinted(), openPrinted()];
  const child = Bun.spawn([...commandOf(project), ...args], {
    cwd: project,
    env: environment(env),
    stdin: 'pipe',
    stdout: stdout.descriptor,
    stderr: stderr.descriptor,
  });
  closeSync(stdout.descriptor);
  closeSync(stderr.descriptor);
  const printedTo = [stdout.path, stderr.path];
  return { child, stdout: stdout.text, stderr: stderr.text, printedTo };
}

/** Starts a process whose standard output nothing reads, as that of a pipe whose reader has ended. */
export async function startUnread(args: string[], env: Record<string, string>) {
  const stderr = openPrinted();
  const child = Bun.spawn([...commandOf(root), ...args], {
    cwd: root,
    env: environment(env),
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: stderr.descriptor,
  });
  closeSync(stderr.descriptor);
  await child.stdout.cancel();
  return { child, stderr: stderr.text };
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
  const child = Bun.spawn([...commandOf(root), ...args], {
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
