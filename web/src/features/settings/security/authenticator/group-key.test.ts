import { expect, test } from 'bun:test';

import { groupKey } from './group-key.ts';

test('a key is in groups of four', () => {
  expect(groupKey('JBSWY3DPEHPK3PXP')).toBe('JBSW Y3DP EHPK 3PXP');
  expect(groupKey('JBSWY3')).toBe('JBSW Y3');
  expect(groupKey('')).toBe('');
});
