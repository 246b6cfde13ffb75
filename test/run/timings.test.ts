import { expect, test } from 'bun:test';

import { describeSlowest, readTimings } from './timings.ts';

const ofBun = `<testsuites name="bun test" tests="2" time="3">
  <testsuite name="server/src/a.test.ts" file="server/src/a.test.ts" tests="2" time="2.5">
    <testsuite name="a group" file="server/src/a.test.ts" line="3" tests="1" time="0">
      <testcase name="keeps &lt;b&gt; &amp; c" classname="a group" time="1.25" file="server/src/a.test.ts" />
    </testsuite>
  </testsuite>
</testsuites>`;

const ofPlaywright = `<testsuites name="" tests="1" time="9">
  <testsuite name="sign-in.spec.ts" hostname="phone" tests="1" time="8.5">
    <testcase name="signs in" classname="sign-in.spec.ts" time="8.25">
    </testcase>
  </testsuite>
</testsuites>`;

test('files and tests are read from a report of Bun, groups within a file are not files', () => {
  expect(readTimings(ofBun, 'unit')).toEqual({
    files: [{ name: 'unit server/src/a.test.ts', seconds: 2.5 }],
    tests: [{ name: 'unit server/src/a.test.ts: keeps <b> & c', seconds: 1.25 }],
  });
});

test('in a report of Playwright each browser counts for itself', () => {
  expect(readTimings(ofPlaywright, 'chromium')).toEqual({
    files: [{ name: 'chromium sign-in.spec.ts (phone)', seconds: 8.5 }],
    tests: [{ name: 'chromium sign-in.spec.ts (phone): signs in', seconds: 8.25 }],
  });
});

test('the slowest of all reports come first, and no more than ten of them', () => {
  const tests = Array.from({ length: 12 }, (_, index) => ({
    name: `test ${index}`,
    seconds: index,
  }));
  const lines = describeSlowest([readTimings(ofBun, 'unit'), { files: [], tests }]).split('\n');
  expect(lines.slice(0, 4)).toEqual([
    'Slowest files:',
    '     2.5 s  unit server/src/a.test.ts',
    'Slowest tests:',
    '    11.0 s  test 11',
  ]);
  expect(lines).toHaveLength(13);
  expect(lines.at(-1)).toBe('     2.0 s  test 2');
});

test('without a report nothing is said', () => {
  expect(describeSlowest([])).toBe('');
  expect(describeSlowest([readTimings('', 'unit')])).toBe('');
});
