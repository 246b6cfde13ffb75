import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { auditCommand, readAudit } from './audit.ts';
import { changedSince, findBase, testsNamedBy, testsOf } from './changed.ts';
import { run } from './command.ts';
import type { ProgramName } from './needs.ts';
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
import { readTimings, type Timing } from './timings.ts';

const servers: ProgramName[] = ['caddy', 'nginx', 'knot', 'slapd'];
const besides: ProgramName[] = [
  'shells',
  'bubblewrap',
  'archivers',
  'jq',
  'exiftool',
  'ffmpeg',
  'heif',
  'mariadb',
];
const pages: ProgramName[] = ['chromium', 'fonts', 'caddy', 'nginx', 'knot', 'ffmpeg'];

/** The stages of `npm test`, and the programs that each needs beside the npm packages. */
const usualStages = {
  types: [],
  lint: [],
  format: [],
  unit: [],
  browser: pages,
  'integration:sqlite': [...servers, ...besides],
  'integration:postgres': ['postgres', 'ceph', ...servers, ...besides],
} satisfies Record<string, ProgramName[]>;

/** What `npm run test:all` has besides. */
const furtherStages = {
  audit: [],
  guard: [],
  screens: pages,
  'second-stack': ['postgres', 'ceph', ...servers, ...besides],
  long: [...servers, ...besides],
  'other-browsers': ['oldestChromium', 'firefox', ...pages],
  faults: ['root', 'strace', 'ext4', 'faketime', 'postgres', 'ceph'],
  packages: ['root', 'containers', 'debian', 'systemd', 'shells', 'ffmpeg', 'heif'],
  docs: ['chromium', 'fonts'],
  s3: ['ceph'],
} satisfies Record<string, ProgramName[]>;

export const stagePrograms = { ...usualStages, ...furtherStages };
export type StageName = keyof typeof stagePrograms;

export const stageNames = Object.keys(stagePrograms) as StageName[];
export const usualStageNames = Object.keys(usualStages) as StageName[];

/** Those that need no program and no build: they report within a minute. */
const quickStages = new Set<StageName>(['types', 'lint', 'format', 'unit']);
export const isQuick = (stage: StageName) => quickStages.has(stage);

const withoutWebApp = new Set<StageName>([...quickStages, 'audit', 'docs', 's3']);

/** Whether these stages look at the built web app. */
export const needWebApp = (names: StageName[]) => names.some((name) => !withoutWebApp.has(name));

const isStage = (name: string): name is StageName => Object.hasOwn(stagePrograms, name);

const stagesOf = (file: string): StageName[] => suitesOf(file).map((suite) => suites[suite].stage);

/** A stage that is to run: whole, or only these of its files. */
export interface Chosen {
  stage: StageName;
  files?: string[];
  /** It runs after the others, as much of it as the run has time for. */
  isOptional?: true;
}

const optional = (chosen: Chosen[]): Chosen[] =>
  chosen.map((each) => ({ ...each, isOptional: true }));

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
    const looked = [...pathsOfChecks].filter(([, subject]) => paths.some((at) => subject.test(at)));
    const further = stageNames.filter((stage) => !usualStageNames.includes(stage));
    return [
      ...whole(usualStageNames),
      ...optional(whole(looked.map(([stage]) => stage))),
      ...optional(sharesOf(further, await testsNamedBy(paths))),
    ];
  },
};

/** The checks beside the usual ones, and the paths whose change they look at. */
const pathsOfChecks = new Map<StageName, RegExp>([
  ['audit', /^package-lock\.json$/],
  ['guard', /^(?:server|contract)\/src\/|^bench\/|^package-lock\.json$/],
]);

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

export interface JobResult extends Result {
  timings?: Timing[];
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

/** Some files of a suite, or a check, which has none. */
export interface Job {
  stage: StageName;
  suite?: SuiteName;
  files: string[];
}

/** What a stage runs, one after the other. */
export function jobsOf({ stage, files = allTestFiles() }: Chosen): Job[] {
  if (isCheck(stage)) return [{ stage, files: [] }];
  return suiteNames
    .filter((suite) => suites[suite].stage === stage)
    .map((suite) => ({ stage, suite, files: files.filter((file) => suites[suite].has(file)) }))
    .filter((job) => job.files.length > 0);
}

/** Runs a job to its end. */
export async function runJob({ stage, suite, files }: Job, stores: Stores): Promise<JobResult> {
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
