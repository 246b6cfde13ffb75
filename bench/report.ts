import { cpus, totalmem } from 'node:os';

import { projectRoot } from './programs.ts';
import { type Figure, formatFigure, rounded } from './statistics.ts';

export interface Comparison {
  name: string;
  perch: Figure;
  nginx: Figure;
  /** Of the medians. */
  ratio: number;
  target?: number;
}

export interface Reading {
  name: string;
  value: number;
  /** What it should stay below. */
  limit?: number;
}

/** The page of results, with what they were measured on. */
export async function renderReport(
  comparisons: Comparison[],
  readings: Reading[],
): Promise<string> {
  return [
    '# Results',
    '',
    `Made by \`npm run bench\` ${await measuredOn()}.`,
    'One process on one core, the client on another, in turn with nginx; medians (lowest–highest).',
    'nginx neither hashes nor syncs what it stores; Perch does both before it answers.',
    '',
    '| Case | Perch | nginx | Ratio | Target |',
    '| --- | --- | --- | --- | --- |',
    ...comparisons.map(
      ({ name, perch, nginx, ratio, target }) =>
        `| ${name} | ${formatFigure(perch)} | ${formatFigure(nginx)} | ${rounded(ratio)} | ${target ? `≥ ${target}` : ''} |`,
    ),
    '',
    '| Reading | Value | Limit |',
    '| --- | --- | --- |',
    ...readings.map(
      ({ name, value, limit }) => `| ${name} | ${rounded(value)} | ${limit ? `< ${limit}` : ''} |`,
    ),
    '',
  ].join('\n');
}

/** The day, the machine and the commit. */
export async function measuredOn(): Promise<string> {
  const commit = await Bun.$`git rev-parse --short HEAD`.cwd(projectRoot).text();
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 1024 ** 3)} GiB`;
  return `on ${new Date().toISOString().slice(0, 10)}: ${machine}, commit ${commit.trim()}`;
}
