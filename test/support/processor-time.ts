import { readFile } from 'node:fs/promises';

import type { TestServer } from './server.ts';

// Linux counts in these, whatever the processor.
const tickMs = 10;

/**
 * How long a server's threads have computed, in milliseconds. Other than the time on the wall it does
 * not grow because the machine is busy with something else.
 */
export async function processorMs(server: TestServer): Promise<number> {
  const stat = await readFile(`/proc/${server.process.child.pid}/stat`, 'utf8');
  // The name before may have anything in it, but ends with the last bracket.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [userTicks, systemTicks] = [fields[11], fields[12]].map(Number);
  return ((userTicks ?? Number.NaN) + (systemTicks ?? Number.NaN)) * tickMs;
}
