import { join } from 'node:path';

import { freePort } from '../../test/support/ports.ts';
import type { Options } from '../options.ts';
import type { Peer } from '../peers/peer.ts';
import { perchAsPeer } from '../peers/perch.ts';
import { type Starter, starterOf, startInstalledOf } from '../peers/start.ts';
import { type PerchUnderTest, startPerch } from '../perch.ts';
import type { Case, GroupResult, MemoryReading } from '../results.ts';
import { figureOf } from '../statistics.ts';

/** Where a group is measured: a folder of its own, gone afterwards. */
export interface Ground {
  folder: string;
  options: Options;
}

export type Outcome = Omit<GroupResult, 'measured'>;

export interface Group {
  name: string;
  title: string;
  /** A sentence or two on how it is measured. */
  about: string;
  measure(ground: Ground): Promise<Outcome>;
}

/** Perch and those beside it. */
export interface Field extends AsyncDisposable {
  perch: PerchUnderTest;
  /** Perch first. */
  peers: Peer[];
  versions: Record<string, string>;
  missing: string[];
  memory: MemoryLog;
}

/** Starts Perch and the installed peers; a missing one is named in the report. */
export async function startField(
  { folder, options }: Ground,
  starters: Starter[] = [],
  env: Record<string, string> = {},
): Promise<Field> {
  await using stack = new AsyncDisposableStack();
  const perch = stack.use(await startPerch(join(folder, 'perch'), freePort(), env));
  const own = await perchAsPeer(perch);
  const all = [...starters, ...options.peers.map(starterOf)];
  const { peers: others, missing } = await startInstalledOf(all, folder, stack);
  const peers = [own, ...others];
  const started = stack.move();
  return {
    perch,
    peers,
    versions: Object.fromEntries(peers.map(({ name, version }) => [name, version])),
    missing,
    memory: new MemoryLog(perch),
    [Symbol.asyncDispose]: () => started.disposeAsync(),
  };
}

/** What one product does in a case. */
export interface Lane {
  who: string;
  measure(): Promise<number>;
}

interface CaseOptions {
  name: string;
  unit: string;
  lanes: Lane[];
  rounds: number;
  remarks?: Record<string, string>;
}

/** Measures all in turn, round after round, so that what the machine does besides meets everybody. */
export async function measureCase(
  { name, unit, lanes, rounds, remarks = {} }: CaseOptions,
  memory?: MemoryLog,
): Promise<Case> {
  await memory?.begin();
  const values = new Map<string, number[]>(lanes.map(({ who }) => [who, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const { who, measure } of lanes) {
      // No product waits for the writes that another has left.
      await Bun.$`sync`;
      values.get(who)?.push(await measure());
    }
  }
  await memory?.note(name);
  const figures = Object.fromEntries([...values].map(([who, all]) => [who, figureOf(all)]));
  process.stdout.write(`${name}, ${unit}: ${JSON.stringify(Object.fromEntries(values))}\n`);
  return { name, unit, figures, remarks };
}

/** The readings of one process, case after case. */
export class MemoryLog {
  readonly readings: MemoryReading[] = [];

  constructor(readonly perch: Pick<PerchUnderTest, 'memory' | 'forgetPeak'>) {}

  begin(): Promise<void> {
    return this.perch.forgetPeak();
  }

  async note(when: string): Promise<void> {
    const { nowMiB, peakMiB } = await this.perch.memory();
    this.readings.push({ when, nowMiB: Math.round(nowMiB), peakMiB: Math.round(peakMiB) });
  }
}

export const outcomeOf = ({ versions, missing, memory }: Field, cases: Case[]): Outcome => ({
  versions,
  missing,
  cases,
  memory: memory.readings,
});

/** The lanes of those who can do it. */
export function lanesOf(
  peers: readonly Peer[],
  laneOf: (peer: Peer) => Lane['measure'] | undefined,
): Lane[] {
  return peers.flatMap((peer) => {
    const measure = laneOf(peer);
    return measure ? [{ who: peer.name, measure }] : [];
  });
}
