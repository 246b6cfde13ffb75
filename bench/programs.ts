import { existsSync } from 'node:fs';

// The server on one core and its client on another, as far as the machine has two.
const serverCore = '0';
const clientCore = '1';

const searched = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/sbin', '/bin'];

/** The path of a program; throws a sentence that says how to get it. */
export function requireProgram(name: string, debianPackage: string): string {
  const found = searched.map((folder) => `${folder}/${name}`).find((path) => existsSync(path));
  if (found) return found;
  throw new Error(`The benchmark needs ${name}: apt-get install ${debianPackage}`);
}

const pinned = (core: string, command: string[]) => [
  requireProgram('taskset', 'util-linux'),
  '-c',
  core,
  ...command,
];

export const onServerCore = (command: string[]) => pinned(serverCore, command);

/** Runs a client to its end and gives what it printed; throws when it fails. */
export async function runClient(command: string[]): Promise<string> {
  const client = Bun.spawn(pinned(clientCore, command), { stdout: 'pipe', stderr: 'pipe' });
  const [output, errors, code] = await Promise.all([
    new Response(client.stdout).text(),
    new Response(client.stderr).text(),
    client.exited,
  ]);
  if (code !== 0) throw new Error(`${command[0]} failed (${code}): ${errors}`);
  return output;
}

/** Waits until the address answers 2xx; throws after `seconds`. Gives the milliseconds it took. */
export async function untilAnswering(url: string, seconds: number): Promise<number> {
  const begin = performance.now();
  while (performance.now() - begin < seconds * 1000) {
    const answer = await fetch(url).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return performance.now() - begin;
    await Bun.sleep(5);
  }
  throw new Error(`${url} did not answer within ${seconds} s`);
}
