import { expect, test } from 'bun:test';

import { readTab } from './settings-tabs.ts';

test('the tab comes from the URL; an unknown tab is the first', () => {
  expect(readTab(new URLSearchParams('tab=security'))).toBe('security');
  expect(readTab(new URLSearchParams('tab=nowhere'))).toBe('profile');
  expect(readTab(new URLSearchParams())).toBe('profile');
});
