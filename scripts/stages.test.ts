import { expect, test } from 'bun:test';

import { needWebApp, readArguments, stagePrograms } from './stages.mjs';
import { allTestFiles, suitesOf } from './test-files.mjs';

test('without a name every stage runs', () => {
  expect(readArguments([])).toEqual({ files: [], stages: Object.keys(stagePrograms) as never });
});

const integration = allTestFiles().find((path) => suitesOf(path).length === 2) ?? '';
const unit = 'scripts/stages.test.ts';

test('a named stage runs alone, with the files that are named', () => {
  expect(readArguments(['types'])).toEqual({ files: [], stages: ['types'] });
  expect(readArguments(['integration:sqlite', integration])).toEqual({
    files: [integration],
    stages: ['integration:sqlite'],
  });
});

test('for files, the stages run that have them, and no others', () => {
  expect(readArguments([unit])).toEqual({ files: [unit], stages: ['unit'] });
  expect(readArguments([integration]).stages).toEqual([
    'integration:postgres',
    'integration:sqlite',
  ]);
  expect(readArguments([unit, integration]).stages).toHaveLength(3);
});

test('a folder stands for the tests below it', () => {
  const { files, stages } = readArguments(['test/faults']);
  expect(files.length).toBeGreaterThan(5);
  expect(files.every((file) => file.startsWith('test/faults/'))).toBe(true);
  expect(stages).toEqual(['faults']);
});

test('a file that is none of the stage, no test or not there is refused', () => {
  expect(() => readArguments(['browser', unit])).toThrow(`${unit} is a test of unit.`);
  expect(() => readArguments(['README.md/'])).toThrow('README.md/ is no file of tests.');
  expect(() => readArguments(['no-such.test.ts'])).toThrow('There is no file no-such.test.ts.');
});

test('an unknown name is refused with the names there are', () => {
  expect(() => readArguments(['units'])).toThrow(/no stage units; the stages are types, .+browser/);
});

test('the web app is built for the stages that look at it', () => {
  expect(needWebApp(['types', 'unit'])).toBe(false);
  expect(needWebApp(['unit', 'browser'])).toBe(true);
});
