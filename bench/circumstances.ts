import { cpus, loadavg, totalmem } from 'node:os';

import { projectRoot } from './programs.ts';
import type { Circumstances } from './results.ts';

// The measured code; changes elsewhere change no figure.
const measuredFolders = ['contract', 'server', 'web', 'scripts', 'package-lock.json'];

export const machine = () =>
  `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 1024 ** 3)} GiB`;

const sampleMs = 3000;
const ticksPerSecond = 100;

const today = () => new Date().toISOString().slice(0, 10);

export async function commit(): Promise<string> {
  const git = Bun.$.cwd(projectRoot);
  const name = (await git`git rev-parse --short HEAD`.text()).trim();
  const changes = await git`git status --porcelain -- ${measuredFolders}`.text();
  return changes ? `${name} with changes` : name;
}

/** The day, the machine and the commit. */
export async function measuredOn(): Promise<string> {
  return `on ${today()}: ${machine()}, commit ${await commit()}`;
}

/** The system's own figure, as long as nothing is measured yet. */
export const loadBefore = () => Number((loadavg()[0] ?? Number.NaN).toFixed(2));

/** What holds as a group begins. */
export async function circumstancesNow(rounds: number, load: number): Promise<Circumstances> {
  const busyCores = Number((await busyCoresFor(sampleMs)).toFixed(2));
  const measured = { date: today(), machine: machine(), commit: await commit() };
  return { ...measured, load, busyCores, rounds };
}

/** How many processors others keep busy, while nothing of ours runs. */
async function busyCoresFor(ms: number): Promise<number> {
  const before = await busyTicks();
  const began = performance.now();
  await Bun.sleep(ms);
  const seconds = (performance.now() - began) / 1000;
  return ((await busyTicks()) - before) / ticksPerSecond / seconds;
}

async function busyTicks(): Promise<number> {
  const [all = ''] = (await Bun.file('/proc/stat').text()).split('\n');
  const [user, nice, system, , , irq, softirq] = all.split(/\s+/).slice(1).map(Number);
  return [user, nice, system, irq, softirq].reduce<number>((sum, each) => sum + (each ?? 0), 0);
}
