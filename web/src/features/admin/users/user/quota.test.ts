import { expect, test } from 'bun:test';

import { formatQuota, parseQuota } from './quota.ts';

test.each([
  ['', null],
  ['500', 500 * 1024 ** 2],
  ['500 MB', 500 * 1024 ** 2],
  ['1,5 gb', 1.5 * 1024 ** 3],
  ['0', 0],
  ['much', undefined],
  ['-1 MB', undefined],
])('“%s” is %p bytes', (text, bytes) => {
  expect(parseQuota(text)).toBe(bytes);
});

test('a formatted quota can be parsed again', () => {
  for (const bytes of [null, 0, 512 * 1024, 5 * 1024 ** 3]) {
    expect(parseQuota(formatQuota(bytes))).toBe(bytes);
  }
});
