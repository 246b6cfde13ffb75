import { expect, test } from 'bun:test';

import { grouped } from './group-key.ts';

test('a key is in groups of four', () => {
  expect(grouped('JBSWY3DPEHPK3PXP')).toBe('JBSW Y3DP EHPK 3PXP');
  expect(grouped('JBSWY3')).toBe('JBSW Y3');
  expect(grouped('')).toBe('');
});
