import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { requireProgram } from './programs.ts';

const cpuGroups = '/sys/fs/cgroup/cpu';
// Short, so that no request waits long for the next share.
const periodMicroseconds = 10_000;
const ticksPerSecond = 100;
// Before everything else that the machine has to do, as far as the share goes.
const weight = 20_480;

/** A share of one core, for the processes that are put there. */
export interface Core extends AsyncDisposable {
  take(pid: number): Promise<void>;
}

/** `share` of the core of this number, by a cgroup; needs root. */
export async function shareOfCore(core: number, share: number): Promise<Core> {
  const group = join(cpuGroups, `perch-bench-${process.pid}-${core}`);
  await mkdir(group);
  await writeFile(join(group, 'cpu.cfs_period_us'), String(periodMicroseconds));
  await writeFile(join(group, 'cpu.cfs_quota_us'), String(periodMicroseconds * share));
  await writeFile(join(group, 'cpu.shares'), String(weight));
  return {
    async take(pid) {
      const taskset = requireProgram('taskset', 'util-linux');
      await Bun.$`${taskset} --all-tasks --pid --cpu-list ${core} ${pid}`.quiet();
      await writeFile(join(group, 'cgroup.procs'), String(pid));
    },
    async [Symbol.asyncDispose]() {
      const rest = await readFile(join(group, 'cgroup.procs'), 'utf8');
      // Programs that are still running belong to no measured product any more.
      for (const pid of rest.split('\n').filter(Boolean)) {
        await writeFile(join(cpuGroups, 'cgroup.procs'), pid).catch(() => {});
      }
      await rmdir(group);
    },
  };
}

/** Runs a client with the same right to what the others leave. */
export async function runWeighted(command: string[]): Promise<string> {
  const group = join(cpuGroups, `perch-bench-${process.pid}-${crypto.randomUUID()}`);
  await mkdir(group);
  try {
    await writeFile(join(group, 'cpu.shares'), String(weight));
    const enter = 'echo $$ > "$0/cgroup.procs"; exec "$@"';
    return await Bun.$`sh -c ${enter} ${group} ${command}`.text();
  } finally {
    await rmdir(group);
  }
}

/** Seconds of a processor that these processes have used. */
export async function cpuSeconds(pids: readonly number[]): Promise<number> {
  const texts = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8')));
  const ticks = texts.map((text) => {
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, each) => sum + each, 0) / ticksPerSecond;
}

/** The processes that serve: the workers where there are some, else the process itself. */
export async function serversOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const workers = children.trim().split(' ').filter(Boolean).map(Number);
  return workers.length > 0 ? workers : [pid];
}
