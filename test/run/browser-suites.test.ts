// @slow
import { expect, test } from 'bun:test';

import { root } from '../../scripts/project.mjs';
import { playwrightCache, suiteSettings } from './suites.ts';
import { allTestFiles, suiteNames, suites } from './test-files.ts';

interface Listed {
  suites?: Listed[];
  specs?: { file: string; tests: { projectName: string }[] }[];
}

const folder = 'test/e2e/';

/** `project file` for each file in which a project of Playwright's finds a test. */
function foundIn({ suites: inner = [], specs = [] }: Listed): string[] {
  const own = specs.flatMap(({ file, tests }) =>
    tests.map(({ projectName }) => `${projectName} ${folder}${file}`),
  );
  return [...own, ...inner.flatMap(foundIn)];
}

// One alone in a run would otherwise count as a failure: no test was run.
test('each file of a browser suite has a test in its project', async () => {
  const playwright = 'node_modules/@playwright/test/cli.js';
  const listing = Bun.spawn(
    [
      'node',
      playwright,
      'test',
      '-c',
      `${folder}playwright.config.ts`,
      '--list',
      '--reporter=json',
    ],
    // As a worker of another runner Playwright refuses to read its files.
    {
      cwd: root,
      env: { ...process.env, ...playwrightCache, JEST_WORKER_ID: undefined },
      stderr: 'inherit',
    },
  );
  const found = new Set(foundIn(JSON.parse(await new Response(listing.stdout).text())));
  const wanted = suiteNames.flatMap((suite) => {
    const { project } = suiteSettings[suite];
    const files = project ? allTestFiles().filter((file) => suites[suite].has(file)) : [];
    return files.map((file) => `${project} ${file}`);
  });
  expect(wanted.length).toBeGreaterThan(100);
  expect(wanted.filter((each) => !found.has(each))).toEqual([]);
});
