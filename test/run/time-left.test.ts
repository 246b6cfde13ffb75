import { expect, test } from 'bun:test';

import type { Chosen } from './stages.ts';
import { allTestFiles, suites } from './test-files.ts';
import { describeLeft, expectedSeconds, fitInto } from './time-left.ts';

const filesOf = (name: 'long' | 'second-stack') => allTestFiles().filter(suites[name].has);
const long: Chosen = { stage: 'long', files: filesOf('long') };
const second: Chosen = { stage: 'second-stack', files: filesOf('second-stack') };
const count = (chosen: Chosen[]) => chosen.flatMap(({ files = [] }) => files).length;

test('what a landing has time for runs whole', () => {
  const all: Chosen[] = [{ stage: 'guard' }, long, second];
  const [guard, ...fitting] = fitInto(expectedSeconds(all) + 200, all);
  expect(guard).toEqual({ stage: 'guard' });
  expect(count(fitting)).toBe(count([long, second]));
  expect(describeLeft(all, [{ stage: 'guard' }, ...fitting])).toEqual([]);
});

test.each([60, 200, 400])('of too much, as many files run as fit into %d s', (seconds) => {
  const fitting = fitInto(seconds, [long, second]);
  expect(expectedSeconds(fitting)).toBeLessThanOrEqual(seconds);
  expect(expectedSeconds(fitting)).toBeGreaterThan(seconds * 0.8);
  expect(count(fitInto(seconds - 30, [long, second]))).toBeLessThan(count(fitting));
  const others = long.files?.filter((file) => !fitting[0]?.files?.includes(file)).length;
  expect(describeLeft([long], fitting)).toEqual([
    `long: ${others} files are left to npm run test:all`,
  ]);
});

test('checks come before files, and the start of stores counts', () => {
  expect(fitInto(100, [long, { stage: 'guard' }]).map(({ stage }) => stage)).toContain('guard');
  expect(fitInto(20, [second])).toEqual([]);
  expect(count(fitInto(40, [second]))).toBeGreaterThan(0);
});

test('without time nothing runs, and the output names the rest', () => {
  const all: Chosen[] = [{ stage: 'guard' }, long];
  expect(fitInto(0, all)).toEqual([]);
  expect(fitInto(-100, all)).toEqual([]);
  expect(describeLeft(all, [])).toEqual([
    'guard is left to npm run test:all',
    `long: ${count([long])} files are left to npm run test:all`,
  ]);
});
