import { existsSync } from 'node:fs';
import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { requireProgram } from '../../../scripts/system-programs.mjs';
import { waitFor } from '../../support/wait.ts';

const root = '/sys/fs/cgroup';
// Control groups of the first version keep each resource apart.
const first = join(root, 'memory');
const isFirst = existsSync(join(first, 'memory.limit_in_bytes'));
const names = isFirst
  ? { parent: first, limit: 'memory.limit_in_bytes', events: 'memory.oom_control' }
  : { parent: root, limit: 'memory.max', events: 'memory.events' };

/** Processes with so much memory together. Disposing waits for their end. */
interface MemoryGroup extends AsyncDisposable {
  /** How many of them had to be killed for want of memory. */
  killed(): Promise<number>;
}

/** Runs `start` so that what it starts is in such a group. Needs root. */
export async function withMemory(bytes: number, start: () => Promise<void>): Promise<MemoryGroup> {
  requireProgram('root');
  const group = join(names.parent, `perch-memory-${process.pid}`);
  const enter = (folder: string) => writeFile(join(folder, 'cgroup.procs'), String(process.pid));
  const before = await ownGroup();
  await mkdir(group);
  await writeFile(join(group, names.limit), String(bytes));
  // What a process starts is where it is itself at that moment.
  await enter(group);
  try {
    await start();
    return {
      async killed() {
        const text = await readFile(join(group, names.events), 'utf8');
        return Number(/oom_kill (\d+)/.exec(text)?.[1]);
      },
      async [Symbol.asyncDispose]() {
        await waitFor('the end of the group', () =>
          rmdir(group).then(
            () => true,
            () => false,
          ),
        );
      },
    };
  } finally {
    await enter(before);
  }
}

/** Where this process is before. */
async function ownGroup(): Promise<string> {
  const lines = (await readFile('/proc/self/cgroup', 'utf8')).split('\n');
  const mark = isFirst ? ':memory:' : '0::';
  const line = lines.find((each) => each.includes(mark)) ?? '';
  return join(names.parent, line.slice(line.indexOf(mark) + mark.length));
}
