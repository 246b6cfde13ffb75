import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { stagePrograms } from '../../scripts/stages.mjs';
import { allTestFiles, suites } from '../../scripts/test-files.mjs';
import { auditCommand, readAudit } from './audit.ts';
import { run } from './command.ts';
import { type Part, split } from './parts.ts';
import { countOne, countTests, type Result } from './report.ts';
import { commandOf, type Stores, type SuiteName } from './suites.ts';
import { readTimings, type Timings } from './timings.ts';

export type StageName = keyof typeof stagePrograms;
export type StagePart = Part<StageName>;

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
  /** Of Playwright's projects, which start browsers of their own: a part with one starts fewer. */
  project?: string;
  /** On two cores with another stage beside it. */
  seconds: number;
  /** In how many parts lanes share it. */
  parts: number;
}

const sizes: Record<SuiteName, Size[]> = {
  chromium: [
    { project: 'desktop', seconds: 850, parts: 6 },
    { project: 'phone', seconds: 420, parts: 3 },
    { project: 'oldest', seconds: 110, parts: 1 },
  ],
  'integration:postgres': [{ seconds: 1200, parts: 8 }],
  'integration:sqlite': [{ seconds: 500, parts: 6 }],
  // Each counts on having the disk and the memory of the machine without another fault.
  faults: [{ seconds: 400, parts: 1 }],
  packages: [{ seconds: 200, parts: 1 }],
  unit: [{ seconds: 130, parts: 4 }],
  firefox: [{ seconds: 30, parts: 1 }],
  s3: [{ seconds: 130, parts: 1 }],
};

/** The parts of a stage; with `only`, those of these files. */
export function partsOf(stage: StageName, only: string[]): StagePart[] {
  if (isCheck(stage)) return only.length > 0 ? [] : [{ stage, files: [], estimatedSeconds: 10 }];
  const files = only.length > 0 ? only : allTestFiles();
  return suiteNames
    .filter((suite) => suites[suite].stage === stage)
    .flatMap((suite) => {
      const all = files.filter((file) => suites[suite].has(file));
      const whole = { seconds: 100, parts: 1 };
      const shares: Size[] = only.length > 0 ? [whole] : sizes[suite];
      return shares.flatMap(({ project, seconds, parts }) =>
        split(all, parts).map((share) => {
          const part = { stage, suite, files: share, estimatedSeconds: seconds / parts };
          return project === undefined ? part : { ...part, project };
        }),
      );
    });
}

const suiteNames: SuiteName[] = [
  'chromium',
  'firefox',
  'integration:postgres',
  'integration:sqlite',
  'faults',
  'packages',
  's3',
  'unit',
];

/** Runs a part to its end. */
export async function runPart(part: StagePart, stores: Stores): Promise<PartResult> {
  const { stage, suite, files, project } = part;
  if (isCheck(stage)) return checks[stage]();
  if (!suite) throw new Error(`No suite of ${stage} was named.`);
  const folder = await mkdtemp(join(tmpdir(), 'perch-report-'));
  try {
    const report = join(folder, 'junit.xml');
    const output = { report, results: join(folder, 'results') };
    const { command, env } = commandOf(suite, files, output, project);
    const outcome = await run(command, { env: { ...env, ...(await stores.envFor(suite)) } });
    const xml = await readFile(report, 'utf8').catch(() => '');
    return { ...countTests(outcome, xml), timings: readTimings(xml, suite) };
  } finally {
    await rm(folder, { recursive: true });
  }
}
