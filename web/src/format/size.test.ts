import { expect, test } from 'bun:test';

import { showLanguage } from '../language/messages.ts';
import { formatNumber } from './number.ts';
import { formatBytes } from './size.ts';

test('sizes and numbers are written in the language that is shown', async () => {
  await showLanguage({ locale: 'de', isChosen: true });
  expect(formatBytes(1_572_864)).toMatch(/^1,50\sMB$/);
  expect(formatNumber(10_000)).toBe('10.000');
  await showLanguage({ locale: 'en', isChosen: true });
  expect([formatBytes(3), formatBytes(1_572_864)]).toEqual(['3 Bytes', '1.50 MB']);
  expect(formatNumber(10_000)).toBe('10,000');
});
