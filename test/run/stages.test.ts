import { expect, test } from 'bun:test';

import playwrightConfig from '../e2e/playwright.config.ts';
import { outcomeOf } from '../support/wait.ts';
import { isQuick, jobsOf, needWebApp, readChoice, stageNames, usualStageNames } from './stages.ts';
import { suiteSettings } from './suites.ts';
import { allTestFiles, suiteNames, suites, suitesOf } from './test-files.ts';

const onBoth = allTestFiles().find((path) => suitesOf(path).includes('integration:postgres')) ?? '';
const onOne = 'test/integration/api/cors.test.ts';
const unit = 'test/run/stages.test.ts';

test('without a name the usual stages run, and all with --all', async () => {
  expect(await readChoice([])).toEqual(usualStageNames.map((stage) => ({ stage })));
  expect(await readChoice(['--all'])).toEqual(stageNames.map((stage) => ({ stage })));
  expect(stageNames).toEqual(expect.arrayContaining(usualStageNames));
});

test('a named stage runs alone, with the files that are named', async () => {
  expect(await readChoice(['faults'])).toEqual([{ stage: 'faults' }]);
  expect(await readChoice(['integration:sqlite', onOne])).toEqual([
    { stage: 'integration:sqlite', files: [onOne] },
  ]);
});

test('for files, the stages run that have them, and no others', async () => {
  expect(await readChoice([unit])).toEqual([{ stage: 'unit', files: [unit] }]);
  expect(await readChoice([unit, onOne])).toEqual([
    { stage: 'unit', files: [unit] },
    { stage: 'integration:sqlite', files: [onOne] },
  ]);
});

test('a folder stands for the tests below it', async () => {
  const [choice, ...others] = await readChoice(['test/faults']);
  expect(choice?.files?.length).toBeGreaterThan(5);
  expect(others).toEqual([]);
});

test('a file that is none of the stage, no test or not there is refused', async () => {
  expect(await outcomeOf(readChoice(['browser', unit]))).toThrow(`${unit} is a test of unit.`);
  expect(await outcomeOf(readChoice(['README.md/']))).toThrow('README.md/ is no file of tests.');
  expect(await outcomeOf(readChoice(['no-such.test.ts']))).toThrow(
    'There is no file no-such.test.ts.',
  );
});

test('an unknown name is refused with the names there are', async () => {
  expect(await outcomeOf(readChoice(['units']))).toThrow(
    /no stage units; the stages are types, .+browser/,
  );
  expect(await outcomeOf(readChoice(['--al']))).toThrow(/no stage --al;/);
});

test('what reports first needs no program, and no web app', () => {
  expect(needWebApp(stageNames.filter(isQuick))).toBe(false);
  expect(needWebApp(['unit', 'browser'])).toBe(true);
});

test('each of Playwright’s projects is run by a suite', () => {
  const names = (playwrightConfig.projects ?? []).map(({ name }) => name);
  const projects = suiteNames.map((suite) => suiteSettings[suite].project);
  expect(projects).toEqual(expect.arrayContaining(names));
});

test.each(suiteNames)('every file of %s is in the job of its stage', (suite) => {
  const jobs = jobsOf({ stage: suites[suite].stage }).filter((job) => job.suite === suite);
  const expected = allTestFiles().filter((file) => suites[suite].has(file));
  expect(jobs.map(({ files }) => files)).toEqual([expected]);
});

test('a few files of a stage are a job without the others', () => {
  expect(jobsOf({ stage: 'integration:postgres', files: [onBoth] })).toEqual([
    { stage: 'integration:postgres', suite: 'integration:postgres', files: [onBoth] },
  ]);
});

test('a landing runs the usual stages, and what a change can break of the others if there is time', async () => {
  const chosen = await readChoice(['--with-changed', 'HEAD']);
  const usual = chosen.filter(({ isOptional }) => !isOptional);
  expect(usual).toEqual(usualStageNames.map((stage) => ({ stage })));
  const further = chosen.filter(({ isOptional }) => isOptional).map(({ stage }) => stage);
  expect(further.filter((stage) => usualStageNames.includes(stage))).toEqual([]);
});

test('Playwright has as many workers as its suites count with', () => {
  const suitesOfBrowsers = Object.values(suiteSettings).filter(
    ({ runner }) => runner === 'playwright',
  );
  const { workers } = playwrightConfig;
  expect(suitesOfBrowsers.filter(({ atOnce }) => atOnce !== workers)).toEqual([]);
});
