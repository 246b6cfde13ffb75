import { expect, test } from 'bun:test';

import { showLanguage } from '../../language/messages.ts';
import { formatPercent, typeShares } from './type-shares.ts';

await showLanguage({ locale: 'en', isChosen: false });

test('types stand by size, one after the other, and those without files are left out', () => {
  const shares = typeShares([
    { type: 'text', count: 1, size: 25 },
    { type: 'audio', count: 0, size: 0 },
    { type: 'image', count: 2, size: 75 },
  ]);
  expect(shares).toEqual([
    { type: 'image', count: 2, size: 75, percent: 75, start: 0 },
    { type: 'text', count: 1, size: 25, percent: 25, start: 75 },
  ]);
});

test('empty files have no share', () => {
  expect(typeShares([{ type: 'text', count: 3, size: 0 }])[0]?.percent).toBe(0);
});

test('a share above zero is never shown as 0 %', () => {
  expect([0, 0.2, 1, 36.6, 100].map(formatPercent)).toEqual(['0%', '< 1%', '1%', '37%', '100%']);
});
