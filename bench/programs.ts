import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

export const projectRoot = resolve(import.meta.dir, '..');

// The server on one core and its client on another, as far as the machine has two.
const serverCore = '0';
const clientCore = '1';

const searched = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/sbin', '/bin'];

/** Its message says how to get the program. */
export class MissingProgram extends Error {}

/** The path of a program; undefined: it is not installed. */
export const findProgram = (name: string): string | undefined =>
  searched.map((folder) => `${folder}/${name}`).find((path) => existsSync(path));

/** The path of a program; throws a sentence that says how to get it. */
export function requireProgram(name: string, debianPackage: string): string {
  const found = findProgram(name);
  if (found) return found;
  throw new MissingProgram(`The benchmark needs ${name}: apt-get install ${debianPackage}`);
}

const pinned = (core: string, command: string[]) => [
  requireProgram('taskset', 'util-linux'),
  '-c',
  core,
  ...command,
];

/** Puts this process where the clients are; what it starts for itself stays there too. */
export async function moveToClientCore(): Promise<void> {
  const taskset = requireProgram('taskset', 'util-linux');
  await Bun.$`${taskset} --all-tasks --pid --cpu-list ${clientCore} ${process.pid}`.quiet();
}

export const onServerCore = (command: string[]) => pinned(serverCore, command);
export const onBothCores = (command: string[]) => pinned(`${serverCore},${clientCore}`, command);

/** Runs a client to its end and gives what it printed; throws when it fails. */
export async function runClient(
  command: string[],
  env: Record<string, string> = {},
): Promise<string> {
  const client = Bun.spawn(pinned(clientCore, command), {
    env: { ...process.env, ...env },
    stdout: 'pipe',
    stderr: 'pipe',
  });
  const [output, errors, code] = await Promise.all([
    new Response(client.stdout).text(),
    new Response(client.stderr).text(),
    client.exited,
  ]);
  if (code !== 0) throw new Error(`${command[0]} failed (${code}): ${errors}`);
  return output;
}

/** Waits until the address answers 2xx; throws after `seconds`. Gives the milliseconds it took. */
export async function untilAnswering(
  url: string,
  seconds: number,
  request: BunFetchRequestInit = {},
): Promise<number> {
  const begin = performance.now();
  while (performance.now() - begin < seconds * 1000) {
    const answer = await fetch(url, request).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return performance.now() - begin;
    await Bun.sleep(5);
  }
  throw new Error(`${url} did not answer within ${seconds} s`);
}
