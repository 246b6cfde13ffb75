import { expect, test } from 'bun:test';

import { countOne, countTests, readJunit, sum } from './report.ts';

const report = (counts: string) =>
  `<?xml version="1.0"?>\n<testsuites name="bun test" ${counts} time="1">\n  <testsuite tests="9"/>`;
const fine = { exitCode: 0, output: 'all is well' };
const crashed = { exitCode: 134, output: 'Segmentation fault' };

test('a check counts as one', () => {
  expect(countOne(fine)).toEqual({ passed: 1, failed: 0, output: '' });
  expect(countOne(crashed)).toEqual({ passed: 0, failed: 1, output: 'Segmentation fault' });
});

test('tests are counted from the report, and a skipped one has not passed', () => {
  expect(readJunit(report('tests="10" assertions="99" failures="2" skipped="1"'))).toEqual({
    passed: 7,
    failed: 3,
  });
});

test('a run without failures says nothing', () => {
  expect(countTests(fine, report('tests="5" failures="0" skipped="0"'))).toEqual({
    passed: 5,
    failed: 0,
    output: '',
  });
});

test('a failing run says everything', () => {
  const counted = countTests(
    { exitCode: 1, output: 'expected 1' },
    report('tests="5" failures="1"'),
  );
  expect(counted).toEqual({ passed: 4, failed: 1, output: 'expected 1' });
});

test.each([
  ['', 'no report'],
  [report('tests="0" failures="0"'), 'no test'],
])('a run with %p, %s, has failed', (xml) => {
  expect(countTests(fine, xml)).toMatchObject({ passed: 0, failed: 1 });
});

test('a crash after passed tests is a failure', () => {
  expect(countTests(crashed, report('tests="5" failures="0"'))).toMatchObject({
    passed: 5,
    failed: 1,
    output: expect.stringContaining('Segmentation fault'),
  });
});

test('jobs of a stage count together, and each says what it has to say', () => {
  const jobs = [
    { passed: 5, failed: 0, output: '' },
    { passed: 2, failed: 1, output: 'Firefox is not installed' },
  ];
  expect(sum(jobs)).toEqual({ passed: 7, failed: 1, output: '\nFirefox is not installed' });
});
