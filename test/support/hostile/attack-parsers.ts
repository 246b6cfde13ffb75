import { join } from 'node:path';

/** What an attack on one parser was. */
export interface Attack {
  parser: string;
  inputs: number;
  bytes: number;
  /** Of the steps that an input may take, at the most so many were taken: 0 to 1. */
  mostOfLimit: number;
}

interface Amount {
  /** Inputs for each parser. */
  runs?: number;
  /** Of all parsers together. */
  ms?: number;
  seed?: number;
  names?: string[];
  /** Of computing, after which the process is ended: a parser hangs where no step is counted. */
  processorSeconds?: number;
}

const folder = join(import.meta.dir, '../../../server/test/hostile-bytes');

/**
 * Lets hostile bytes loose on Perch's parsers, in a process of its own that counts their steps. Throws
 * with the input where one takes too many, fails with an error that is no refusal, or gives a result
 * that it must not give.
 */
export async function attackParsers({
  runs = 0,
  ms = 0,
  seed = 1,
  names = [],
  processorSeconds = 120,
}: Amount): Promise<Attack[]> {
  const program = [process.execPath, '--preload', join(folder, 'preload.ts')];
  const args = [join(folder, 'main.ts'), `${runs}`, `${ms}`, `${seed}`, ...names];
  const limited = `ulimit -t ${processorSeconds} && exec "$@"`;
  const child = Bun.spawn(['sh', '-c', limited, 'sh', ...program, ...args], {
    stdout: 'pipe',
    stderr: 'pipe',
  });
  const [stdout, stderr] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  if ((await child.exited) !== 0) {
    throw new Error(`${stderr}\nThe attack ended with ${child.signalCode ?? child.exitCode}.`);
  }
  return stdout
    .trim()
    .split('\n')
    .map((line): Attack => JSON.parse(line));
}
