import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { stagePrograms } from '../../scripts/stages.mjs';
import { startCeph } from '../support/services/ceph.ts';
import { startPostgres } from '../support/services/postgres.ts';
import { auditCommand, readAudit } from './audit.ts';
import { run } from './command.ts';
import { countOne, countTests, type Result, sum } from './report.ts';

export type StageName = keyof typeof stagePrograms;

const bun = process.execPath;
const bundled = (name: string) => ['node', join('node_modules', name)];

async function withReport(work: (path: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'perch-report-'));
  try {
    return await work(join(folder, 'junit.xml'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

const readReport = (path: string) => readFile(path, 'utf8').catch(() => '');

async function bunTest(paths: string[], args: string[], env: Record<string, string> = {}) {
  return withReport(async (path) => {
    const report = ['--reporter=junit', `--reporter-outfile=${path}`];
    const outcome = await run([bun, 'test', '--only-failures', ...report, ...args, ...paths], {
      env,
    });
    return countTests(outcome, await readReport(path));
  });
}

const unitFolders = ['./contract', './server', './web', './scripts', './test', './bench'];
const s3Folder = 'server/src/storage/s3';
const notUnit = ['test/integration', 'test/e2e', 'test/firefox', 'test/faults', s3Folder].map(
  (folder) => `--path-ignore-patterns=${folder}/**`,
);
// Without the dot, bun takes a path as a part of any test file's name.
const asPath = (file: string) => `./${file}`;

// With all of its rounds a fault takes minutes.
const faultTimeoutMs = 1_800_000;

// What needs the S3 store, or a database that several servers can share.
const notOnDisk = ['s3', 'cluster'].map(
  (folder) => `--path-ignore-patterns=test/integration/${folder}/**`,
);

function integration(files: string[], args: string[], env: Record<string, string>) {
  const paths = files.length > 0 ? files.map(asPath) : ['./test/integration'];
  return bunTest(paths, ['--timeout=60000', '--parallel=2', ...args], env);
}

async function chromium(files: string[]) {
  return withReport(async (path) => {
    const config = ['-c', 'test/e2e/playwright.config.ts', '--reporter=list,junit'];
    const outcome = await run(
      [...bundled('@playwright/test/cli.js'), 'test', ...config, ...files],
      { env: { PLAYWRIGHT_JUNIT_OUTPUT_FILE: path } },
    );
    return countTests(outcome, await readReport(path));
  });
}

const firefoxFolder = 'test/firefox/';

/** Chromium by Playwright, and Firefox, which that drives in a build of its own only, by WebDriver. */
async function browser(files: string[]) {
  const ofFirefox = files.filter((file) => file.startsWith(firefoxFolder));
  const ofChromium = files.filter((file) => !file.startsWith(firefoxFolder));
  const results: Result[] = [];
  if (files.length === 0 || ofChromium.length > 0) results.push(await chromium(ofChromium));
  if (files.length === 0 || ofFirefox.length > 0) {
    const paths = ofFirefox.length > 0 ? ofFirefox.map(asPath) : [asPath(firefoxFolder)];
    results.push(await bunTest(paths, ['--timeout=120000']));
  }
  return sum(results);
}

/** How each stage runs; `files` narrows the stages that take files. */
export const stages: Record<StageName, (files: string[]) => Promise<Result>> = {
  types: async () => countOne(await run([bun, 'check', '-b', '--no-script'])),
  format: async () => countOne(await run([bun, 'fmt', '--check', '--no-script'])),
  lint: async () => countOne(await run([...bundled('oxlint/bin/oxlint'), '--deny-warnings'])),
  audit: async () => readAudit(await run(auditCommand)),
  unit: (files) => {
    const paths = files.length > 0 ? files.map(asPath) : unitFolders;
    return bunTest(paths, ['--timeout=60000', ...notUnit]);
  },
  'integration:sqlite': (files) => integration(files, notOnDisk, { PERCH_TEST_DATABASE: 'sqlite' }),
  'integration:postgres': async (files) => {
    await using cluster = await startPostgres();
    await using ceph = await startCeph();
    // Awaited here: both are stopped when this function ends.
    return await integration(files, [], {
      PERCH_TEST_DATABASE: 'postgres',
      PERCH_TEST_POSTGRES_URL: cluster.url,
      PERCH_TEST_S3: JSON.stringify(ceph),
    });
  },
  guard: async () => countOne(await run([bun, 'bench/guard.ts'])),
  faults: (files) => {
    const paths = files.length > 0 ? files.map(asPath) : ['./test/faults'];
    return bunTest(paths, [`--timeout=${faultTimeoutMs}`], { PERCH_TEST_DATABASE: 'sqlite' });
  },
  s3: async (files) => {
    await using ceph = await startCeph();
    const paths = files.length > 0 ? files.map(asPath) : [asPath(s3Folder)];
    return await bunTest(paths, ['--timeout=60000'], { PERCH_TEST_S3: JSON.stringify(ceph) });
  },
  browser,
};
