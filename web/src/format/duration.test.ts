import { expect, test } from 'bun:test';

import { showLanguage } from '../language/messages.ts';
import { formatTimeLeft } from './duration.ts';

await showLanguage({ locale: 'en', isChosen: false });

test('time left is given in the largest unit that says enough', () => {
  expect(formatTimeLeft(0)).toBe('1 s left');
  expect(formatTimeLeft(59.2)).toBe('1 min left');
  expect(formatTimeLeft(12.1)).toBe('13 s left');
  expect(formatTimeLeft(170)).toBe('3 min left');
  expect(formatTimeLeft(3600)).toBe('1 h left');
  expect(formatTimeLeft(7500)).toBe('2 h 5 min left');
});
