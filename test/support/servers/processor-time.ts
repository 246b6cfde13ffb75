import { readFile } from 'node:fs/promises';

import type { TestServer } from './server.ts';

// Linux counts in these, whatever the processor.
const tickMs = 10;

/**
 * How long a server's threads have computed, in milliseconds. Other than the time on the wall it does
 * not grow because the machine is busy with something else.
 */
export const processorMs = (server: TestServer) => ticksMs(server, 11);

/** The same of its children that have ended. */
export const childrenMs = (server: TestServer) => ticksMs(server, 13);

/** Time of the user and of the system, which stand side by side. */
async function ticksMs(server: TestServer, place: number): Promise<number> {
  const stat = await readFile(`/proc/${server.process.child.pid}/stat`, 'utf8');
  // The name before may have anything in it, but ends with the last bracket.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [userTicks, systemTicks] = [fields[place], fields[place + 1]].map(Number);
  return ((userTicks ?? Number.NaN) + (systemTicks ?? Number.NaN)) * tickMs;
}
