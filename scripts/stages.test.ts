import { expect, test } from 'bun:test';

import { needWebApp, readArguments, stagePrograms } from './stages.mjs';

test('without a name every stage runs', () => {
  expect(readArguments([])).toEqual({ files: [], stages: Object.keys(stagePrograms) as never });
});

test('named stages run alone, and a path is a file for them', () => {
  expect(
    readArguments(['integration:sqlite', 'test/integration/sign-in/sessions.test.ts']),
  ).toEqual({
    files: ['test/integration/sign-in/sessions.test.ts'],
    stages: ['integration:sqlite'],
  });
});

test('an unknown name is refused with the names there are', () => {
  expect(() => readArguments(['units'])).toThrow(/no stage units; the stages are types, .+browser/);
});

test('the web app is built for the stages that look at it', () => {
  expect(needWebApp(['types', 'unit'])).toBe(false);
  expect(needWebApp(['unit', 'browser'])).toBe(true);
});
