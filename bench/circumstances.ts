import { cpus, loadavg, totalmem } from 'node:os';

import { projectRoot } from './programs.ts';
import type { Circumstances } from './results.ts';

// What is measured; changes elsewhere change no figure.
const measuredFolders = ['contract', 'server', 'web', 'scripts', 'package-lock.json'];

export const machine = () =>
  `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 1024 ** 3)} GiB`;

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

/** How much others load the machine, as long as nothing is measured yet. */
export const loadBefore = () => Number((loadavg()[0] ?? Number.NaN).toFixed(2));

/** What holds as a group begins. */
export async function circumstancesNow(rounds: number, load: number): Promise<Circumstances> {
  return { date: today(), machine: machine(), commit: await commit(), load, rounds };
}
