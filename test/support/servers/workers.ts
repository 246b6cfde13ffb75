import { readFile } from 'node:fs/promises';

import { waitFor } from '../wait.ts';
import type { TestServer } from './server.ts';

/** The ids of all processes that this one has started and that have not ended, as Linux lists them. */
export async function childrenOf(server: TestServer): Promise<number[]> {
  const { pid } = server.process.child;
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return children.trim().split(' ').filter(Boolean).map(Number);
}

/** The ids of those that serve for this one. */
export async function workersOf(server: TestServer): Promise<number[]> {
  const pids = await childrenOf(server);
  const commands = await Promise.all(
    pids.map((each) => readFile(`/proc/${each}/cmdline`, 'utf8').catch(() => '')),
  );
  return pids.filter((_, index) => /\0worker\0\d+\0[^\0]+\0$/.test(commands[index] ?? ''));
}

/** The process that serves as the worker of this number; the first one runs the jobs. */
export const findWorker = (server: TestServer, number: number) =>
  waitFor(`worker ${number}`, async () => {
    for (const pid of await workersOf(server)) {
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      if (command.includes(`\0worker\0${number}\0`)) return pid;
    }
    return undefined;
  });

/** False also for a zombie, which keeps its process id until its parent reaps it. */
export async function isAlive(pid: number): Promise<boolean> {
  const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return /\) [^Z] /.test(state);
}

export const untilWorkers = (server: TestServer, count: number) =>
  waitFor(`${count} workers`, async () => {
    const workers = await workersOf(server);
    return workers.length === count ? workers : undefined;
  });
