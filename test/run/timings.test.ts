import { expect, test } from 'bun:test';

import { describeSlowest, readEstimates, readTimings } from './timings.ts';

const ofBun = `<testsuites name="bun test" tests="2" time="3">
  <testsuite name="server/src/a.test.ts" file="server/src/a.test.ts" tests="2" time="2.5">
    <testsuite name="a group" file="server/src/a.test.ts" line="3" tests="1" time="0">
      <testcase name="keeps &lt;b&gt; &amp; c" classname="a group" time="1.25" file="server/src/a.test.ts" />
    </testsuite>
  </testsuite>
</testsuites>`;

const ofPlaywright = `<testsuites name="" tests="1" time="9">
  <testsuite name="accounts/sign-in.spec.ts" hostname="phone" tests="1" time="8.5">
    <testcase name="signs in" classname="sign-in.spec.ts" time="8.25">
    </testcase>
  </testsuite>
</testsuites>`;

test('files are read from a report of Bun, and groups within a file are none', () => {
  expect(readTimings(ofBun, 'unit')).toEqual([
    { file: 'server/src/a.test.ts', suite: 'unit', seconds: 2.5 },
  ]);
});

test('files are read from a report of Playwright by their paths from the project’s folder', () => {
  expect(readTimings(ofPlaywright, 'phone')).toEqual([
    { file: 'test/e2e/accounts/sign-in.spec.ts', suite: 'phone', seconds: 8.5 },
  ]);
});

test('the slowest come first, and no more than ten of them', () => {
  const timings = Array.from({ length: 12 }, (_, index) => ({
    file: `${index}.test.ts`,
    suite: 'unit',
    seconds: index,
  }));
  const lines = describeSlowest(timings).split('\n');
  expect(lines).toHaveLength(11);
  expect(lines.slice(0, 2)).toEqual(['Slowest files:', '    11.0 s  unit 11.test.ts']);
  expect(lines.at(-1)).toBe('     2.0 s  unit 2.test.ts');
});

test('without a report nothing is said', () => {
  expect(describeSlowest(readTimings('', 'unit'))).toBe('');
});

test('of a new file no time is known', () => {
  expect(readEstimates()('test/no-such.test.ts')).toBeUndefined();
});
