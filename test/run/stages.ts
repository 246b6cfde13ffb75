import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { auditCommand, readAudit } from './audit.ts';
import { changedSince, findBase, testsNamedBy, testsOf } from './changed.ts';
import { run } from './command.ts';
import type { ProgramName } from './needs.ts';
import { type Part, split } from './parts.ts';
import { countOne, countTests, type Result } from './report.ts';
import { commandOf, type Stores } from './suites.ts';
import {
  allTestFiles,
  type SuiteName,
  suiteNames,
  suites,
  suitesOf,
  testFilesAt,
} from './test-files.ts';
import { readTimings, type Timings } from './timings.ts';

const servers: ProgramName[] = ['caddy', 'nginx', 'knot', 'slapd'];
const besides: ProgramName[] = ['shells', 'bubblewrap', 'archivers', 'jq', 'mariadb'];
const pages: ProgramName[] = ['chromium', 'fonts', 'caddy', 'nginx', 'knot'];

/** The stages of `npm test`, and the programs that each needs beside the npm packages. */
const usualStages = {
  types: [],
  lint: [],
  format: [],
  unit: [],
  browser: pages,
  'integration:sqlite': [...servers, ...besides],
  'integration:postgres': ['postgres', 'ceph', ...servers, ...besides],
  guard: [],
} satisfies Record<string, ProgramName[]>;

/** What `npm run test:all` has besides. */
const furtherStages = {
  audit: [],
  screens: pages,
  'second-stack': ['postgres', 'ceph', ...servers, ...besides],
  long: [...servers, ...besides],
  'other-browsers': ['oldestChromium', 'firefox', ...pages],
  faults: ['root', 'strace', 'ext4', 'faketime', 'postgres', 'ceph'],
  packages: ['root', 'containers', 'debian', 'systemd'],
  s3: ['ceph'],
} satisfies Record<string, ProgramName[]>;

export const stagePrograms = { ...usualStages, ...furtherStages };
export type StageName = keyof typeof stagePrograms;
export type StagePart = Part<StageName>;

export const stageNames = Object.keys(stagePrograms) as StageName[];
export const usualStageNames = Object.keys(usualStages) as StageName[];

/** Those that need no program and no build: they report within a minute. */
const quickStages = new Set<StageName>(['types', 'lint', 'format', 'unit']);
export const isQuick = (stage: StageName) => quickStages.has(stage);

const withoutWebApp = new Set<StageName>([...quickStages, 'audit', 's3']);

/** Whether these stages look at the built web app. */
export const needWebApp = (names: StageName[]) => names.some((name) => !withoutWebApp.has(name));

const isStage = (name: string): name is StageName => Object.hasOwn(stagePrograms, name);

const filesOf = (suite: SuiteName) => allTestFiles().filter((file) => suites[suite].has(file));

const stagesOf = (file: string): StageName[] => suitesOf(file).map((suite) => suites[suite].stage);

/** A stage that is to run: whole, or only these of its files. */
export interface Chosen {
  stage: StageName;
  files?: string[];
}

const whole = (stages: StageName[]): Chosen[] => stages.map((stage) => ({ stage }));

/** Of these files, those of each of the stages that have one. */
const sharesOf = (stages: StageName[], files: string[]): Chosen[] =>
  stages.flatMap((stage) => {
    const share = files.filter((file) => stagesOf(file).includes(stage));
    return share.length > 0 ? [{ stage, files: share }] : [];
  });

/** A word of the command line that stands for a choice of its own, and what it chooses. */
const choices: Record<string, (commit: string | undefined) => Chosen[] | Promise<Chosen[]>> = {
  '--all': () => whole(stageNames),
  '--changed': async (commit) => {
    const files = await testsOf(await changedSince(commit ?? (await findBase())));
    return [
      ...whole(usualStageNames.filter(isQuick)),
      ...sharesOf(
        usualStageNames.filter((stage) => !isQuick(stage)),
        files,
      ),
    ];
  },
  '--with-changed': async (commit) => {
    const paths = await changedSince(commit ?? (await findBase()));
    const audited = paths.includes('package-lock.json') ? whole(['audit']) : [];
    const further = stageNames.filter((stage) => !usualStageNames.includes(stage));
    return [...whole(usualStageNames), ...audited, ...sharesOf(further, await testsNamedBy(paths))];
  },
};

/**
 * Reads what follows `npm test --`: stages, files and folders; without a word the usual stages; `--all`
 * stages; those that a change since a commit can break (`--changed [commit]`); or the usual ones and of
 * the others what a change can break (`--with-changed [commit]`). Throws one sentence for anything else.
 */
export async function readChoice(args: string[]): Promise<Chosen[]> {
  const [first = '', commit, ...more] = args;
  const choose = choices[first];
  if (choose && more.length === 0) return choose(commit);
  const isPath = (arg: string) => arg.includes('/') || arg.endsWith('.ts');
  const named = args.filter((arg) => !isPath(arg));
  const unknown = named.find((name) => !isStage(name));
  if (unknown !== undefined) {
    throw new Error(`There is no stage ${unknown}; the stages are ${stageNames.join(', ')}.`);
  }
  const files = [...new Set(args.filter(isPath).flatMap(testFilesAt))];
  if (files.length === 0)
    return whole(named.length === 0 ? usualStageNames : named.filter(isStage));
  const wanted = stageNames.filter((name) => named.length === 0 || named.includes(name));
  const left = files.find((file) => !stagesOf(file).some((stage) => wanted.includes(stage)));
  if (left !== undefined) throw new Error(`${left} is a test of ${stagesOf(left).join(' and ')}.`);
  return sharesOf(wanted, files);
}

export interface PartResult extends Result {
  timings?: Timings;
}

const bun = process.execPath;
const oxlint = ['node', join('node_modules', 'oxlint/bin/oxlint')];

const checks = {
  types: async () => countOne(await run([bun, 'check', '-b', '--no-script'])),
  format: async () => countOne(await run([bun, 'fmt', '--check', '--no-script'])),
  lint: async () => countOne(await run([...oxlint, '--deny-warnings'])),
  audit: async () => readAudit(await run(auditCommand)),
  guard: async () => countOne(await run([bun, 'bench/guard.ts'])),
};

const isCheck = (stage: StageName): stage is keyof typeof checks => Object.hasOwn(checks, stage);

interface Size {
  /** On two cores with another stage beside it. */
  seconds: number;
  /** In how many parts lanes share it. */
  parts: number;
}

const sizes: Record<SuiteName, Size> = {
  unit: { seconds: 110, parts: 2 },
  desktop: { seconds: 400, parts: 4 },
  phone: { seconds: 80, parts: 1 },
  phones: { seconds: 420, parts: 3 },
  walks: { seconds: 450, parts: 3 },
  oldest: { seconds: 110, parts: 1 },
  firefox: { seconds: 30, parts: 1 },
  'integration:sqlite': { seconds: 400, parts: 4 },
  'integration:postgres': { seconds: 250, parts: 2 },
  long: { seconds: 500, parts: 4 },
  'second-stack': { seconds: 900, parts: 6 },
  // Each counts on having the disk and the memory of the machine without another fault.
  faults: { seconds: 400, parts: 1 },
  packages: { seconds: 200, parts: 1 },
  s3: { seconds: 130, parts: 1 },
};

/** The parts in which a stage runs. */
export function partsOf({ stage, files: only }: Chosen): StagePart[] {
  if (isCheck(stage)) return [{ stage, files: [], estimatedSeconds: 10 }];
  const files = only ?? allTestFiles();
  return suiteNames
    .filter((suite) => suites[suite].stage === stage)
    .flatMap((suite) => {
      const all = files.filter((file) => suites[suite].has(file));
      const { seconds, parts } = sizes[suite];
      const ofAll = only ? all.length / filesOf(suite).length : 1;
      const count = Math.ceil(parts * ofAll);
      return split(all, count).map((share) => ({
        stage,
        suite,
        files: share,
        estimatedSeconds: (seconds * ofAll) / count,
      }));
    });
}

/** Runs a part to its end. */
export async function runPart(part: StagePart, stores: Stores): Promise<PartResult> {
  const { stage, suite, files } = part;
  if (isCheck(stage)) return checks[stage]();
  if (!suite) throw new Error(`No suite of ${stage} was named.`);
  const folder = await mkdtemp(join(tmpdir(), 'perch-report-'));
  try {
    const report = join(folder, 'junit.xml');
    const output = { report, results: join(folder, 'results') };
    const { command, env } = commandOf(suite, files, output);
    const outcome = await run(command, { env: { ...env, ...(await stores.envFor(suite)) } });
    const xml = await readFile(report, 'utf8').catch(() => '');
    return { ...countTests(outcome, xml), timings: readTimings(xml, suite) };
  } finally {
    await rm(folder, { recursive: true });
  }
}
