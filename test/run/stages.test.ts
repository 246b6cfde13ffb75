import { expect, test } from 'bun:test';

import { allTestFiles, suites } from '../../scripts/test-files.mjs';
import playwrightConfig from '../e2e/playwright.config.ts';
import { partsOf } from './stages.ts';

const browserFiles = allTestFiles().filter((file) => suites.chromium.has(file));

test('the parts of the browser stage have each file once in each of Playwright’s projects', () => {
  const parts = partsOf('browser', []).filter(({ suite }) => suite === 'chromium');
  const byProject = Map.groupBy(parts, ({ project }) => project);
  const names = (playwrightConfig.projects ?? []).map(({ name }) => name);
  expect([...byProject.keys()]).toEqual(names);
  for (const each of byProject.values()) {
    expect(each.flatMap(({ files }) => files).toSorted()).toEqual(browserFiles);
  }
});

test('files that are named run in one part, in all projects', () => {
  const [file = ''] = browserFiles;
  expect(partsOf('browser', [file])).toEqual([
    { stage: 'browser', suite: 'chromium', files: [file], estimatedSeconds: 100 },
  ]);
});

test('every file of a suite is in one of its parts', () => {
  const parts = partsOf('integration:sqlite', []);
  const expected = allTestFiles().filter((file) => suites['integration:sqlite'].has(file));
  expect(parts.flatMap(({ files }) => files).toSorted()).toEqual(expected);
});
